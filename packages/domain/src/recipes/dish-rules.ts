/**
 * Words of a title → the dish that it names, as `FORM:WITH` of the drawn ones; the first line of which each word
 * begins a word of the title holds, one of three letters or fewer is a word of it. Folded, `|` between words of which one is enough. What is more particular
 * stands before what is less: the second half is for recipes that nobody has written yet.
 */
export const dishRules = `
arroz gandul → arroz:gandules
arroz salchicha → arroz:salchichas
arroz frito → tazon:arroz-frito
arroz dulce → dulce:arroz-con-dulce
tazon|bowl arroz → tazon:habichuelas
galleta arroz|cottage|fresa → galletas:arroz
galleta sardina|atun|salmon → galletas:sardinas
queso guayaba galleta|pasta|dulce → galletas:guayaba
arroz pollo caldero → caldero:arroz-con-pollo
batida cafe|chocolate|vainilla|cacao → batida:cafe
batida|smoothie|licuado|jugo mango|pina|parcha|china|guineo → batida:mango
batida|smoothie|licuado|jugo verde|espinaca|kiwi|pepinillo → batida:verde
batida|smoothie|licuado|jugo lechosa|papaya|zanahoria → batida:lechosa
batida|smoothie|licuado|jugo → batida:fresa
parfait|yogurt kiwi|uva → parfait:kiwi
parfait → parfait:lechosa
rollito|rollo jamon → rollitos:jamon
rollito|rollo pavo|queso|pollo → rollitos:pavo
mezcla popcorn|mani|nuez → merienda:popcorn
asopao gandul|vegetal|habichuela → asopao:gandules
asopao|asopado camaron|langost|juey|pescado → asopao:camarones
asopao|asopado → asopao:pollo
sancocho|ajiaco → sopa:sancocho
caldo gallego → sopa:gallego
sopa|sopita|caldo taza → taza:fideos
sopa|caldo platano|vianda → sopa:platano
sopa|crema|potaje habichuela|frijol negra|negro → sopa:habichuelas-negras
crema calabaza|zanahoria|batata|tomate → crema:calabaza
crema|sopa guisante|espinaca|chicharo → crema:guisantes
crema|sopa brecol|brocoli|coliflor|queso → crema:brecol
crema maiz → funche:guayaba
sopa|caldo huevo → sopa:fideos-huevo
sopa|sopon|caldo|consome → sopa:pollo-fideos
serenata → plato:serenata
mofongo|trifongo|mangu → mofongo:camarones
ensalada coditos|pasta|macarron|papa → ensalada:coditos
ensalada quinoa|trigo|arroz → ensalada:quinoa
ensalada habichuela|frijol|mango|maiz → ensalada:habichuelas-mango
ensalada repollo|col → ensalada:repollo-pavo
ensalada fruta → ensalada:frutas
ensalada atun|sardina|pescado|salmon → ensalada:atun
ensalada pavo|pollo manzana|nuez|nueces|uva → ensalada:pavo-manzana
bistec|biftec|churrasco|carne encebollad|asad|plancha|parrilla → plato:bistec
ensalada queso|aguacate → ensalada:queso-aguacate
cuscus|cous → ensalada:cuscus
guineito|guineo escabeche → ensalada:guineitos
gandul|habichuela|berenjena escabeche → ensalada:gandules-escabeche
edamame → ensalada:edamame
melon|sandia → ensalada:melon
garbanzo frio|aderezo|yogurt → ensalada:garbanzos
habichuela guisad calabaza → guiso:habichuelas-calabaza
pollo guisad|fricase|estofad → guiso:pollo-papas
fricase → guiso:pollo-papas
lenteja → guiso:lentejas
berenjena guisad → guiso:berenjena
carne bif|bif → plato:carne-bif
carne|res|cerdo|cabrito guisad|estofad|mechad → guiso:carne
ropa vieja → plato:carne-bif
tempeh|seitan → guiso:tempeh
gandul → guiso:gandules
picadillo → guiso:picadillo
pastelon|lasana|pinon → horno:pastelon
berenjena queso|parmesana → horno:berenjena
berenjena → guiso:berenjena
huevo guisad → sarten:huevos-guisados
huevo salsa|ranchero|shakshuka → sarten:huevos-criolla
sarten|hash|salteado batata|papa|tocineta → sarten:batata
sorullo|sorullito|arepa → sarten:sorullitos
yuca huevo mojo → plato:yuca-mojo
yuca huevo → plato:yuca-huevo
yuca → plato:yuca-mojo
vianda|name|yautia|malanga|panapen sardina|bacalao|arenque → plato:sardinas
canoa → relleno:canoas
batata rellen habichuela|carne|pollo|pavo → relleno:batata-habichuelas
batata rellen → relleno:batata-yogurt
chayote rellen → relleno:chayote
pimiento rellen → relleno:pimientos
aguacate rellen → relleno:aguacate
pepinillo atun|rellen|bote → relleno:pepinillo
datil → dulce:datiles
hamburguesa|burger → plato:hamburguesa
lechuga hoja|rollo|taco → mano:lechuga
quesadilla → quesadilla:setas
burrito pinta|rosada|colorada → wrap:burrito-pintas
burrito → wrap:burrito-negras
wrap mani|guineo|manteca → wrap:mani
pita huevo → pita:huevo
pita|gyro|falafel → pita:garbanzos
wrap|tortilla atun|pollo|pavo → wrap:atun
wrap → wrap:atun
taco → mano:tacos
pincho|brocheta → mano:pinchos
mallorca → sandwich:mallorca
sandwichito|emparedadito|mezcla → sandwich:mezcla
cafe pan|queso → tabla:cafe-pan-queso
sandwich|emparedado|tripleta|medianoche → sandwich:huevo-jamon
tostada aguacate → tostada:aguacate
tostada habichuela|frijol|tomate → tostada:habichuelas
torreja|francesa → tostada:torrejas
tostada → tostada:aguacate
revoltillo bacalao → revoltillo:bacalao
revoltillo salchicha|jamon|tocineta → revoltillo:salchichas
revoltillo tofu → revoltillo:tofu
revoltillo clara → revoltillo:claras
revoltillo espinaca|queso → revoltillo:espinaca
revoltillo → revoltillo:criollo
huevo revuelto → revoltillo:criollo
tortilla clara|taza → taza:claras
huevo taza → taza:huevo-espinaca
tortilla amarillo|platano → tortilla:amarillos
omelette|omelet → tortilla:omelette
tortilla papa|huevo|espanola|vegetal → tortilla:papa
huevo hervid|duro|limon → merienda:huevos
avena parcha|maracuya → avena:parcha
avena mango|melocoton|lechosa → avena:mango
avena calabaza|batata|zanahoria → avena:calabaza
bolita|bocadito → dulce:bolitas
panqueque|pancake|hotcake → dulce:panqueques
bizcochito|bizcocho|mantecado taza → taza:bizcochito
budin taza → taza:budin
chia pudin|budin → avena:chia
muesli|granola → avena:muesli
quinoa leche|manzana|canela|pasa → avena:quinoa
avena → avena:canela
farina → funche:farina
funche huevo|queso → funche:huevo
funche habichuela|frijol|gandul|salsa → funche:habichuelas
funche|harina → funche:coco
yogurt guayaba|fresa|nuez|baya → parfait:guayaba
cottage|requeson|ricotta → parfait:cottage
guineo|manzana|apio|pera mantequilla → dulce:guineo
garbanzo pasta|dip|majado → dip:garbanzos
hummus → dip:garbanzos
guacamole → dip:guacamole
dip habichuela|frijol → dip:habichuelas-negras
dip|palito|bastoncito → dip:yogurt
nacho → dip:habichuelas-negras
taza habichuela|frijol|garbanzo → taza:habichuelas
maiz taza|limon|queso|cotija → taza:maiz
chocolate → taza:chocolate
manzana|pera canela|asada|caliente|horno → horno:manzana
cajita|caja|lonchera → merienda:queso-uvas
popcorn|palomita|mani|nueces → merienda:popcorn
limber|paleta fresa|guayaba|coco|cereza → dulce:limber-rosa
limber|paleta|sorbete|granizado → dulce:limber
coditos|macarron|plumita|pasta carne|pavo|res|bolonesa → pasta:coditos-pavo
plumita|penne|pasta|espagueti atun|tomate|marinara|roja → pasta:plumitas
tornillo|fusilli|pasta|espagueti salmon|crema|alfredo|blanca|queso → pasta:tornillos
coditos|macarron|plumita|tornillo|pasta|espagueti|fideo|tallarin → pasta:espaguetis
camaron → plato:camarones
salmon → plato:salmon
dorado|chillo|mero|pescado criolla|salsa|escabeche → plato:dorado
tilapia|pescado|merluza|chillo|dorado|mero|filete → plato:tilapia
sardina → plato:sardinas
bacalao → plato:serenata
pollo ajillo|seta|hongo|crema → plato:pollo-setas
arroz pollo → arroz:pollo
pollo|pechuga|pavo → plato:pollo-limon
chuleta|lomo|pernil → plato:chuletas
cerdo → plato:cerdo
tofu → plato:tofu
carne|bistec|res|churrasco → plato:bistec
ensalada → ensalada:verde
habichuela|frijol|garbanzo arroz → arroz:blanco
arroz → arroz:blanco
garbanzo → guiso:berenjena
habichuela|frijol → guiso:habichuelas-calabaza
vegetal|verdura|brecol|calabaza|papa|batata|zanahoria → horno:vegetales
amarillo|platano → relleno:canoas
flan|natilla|tembleque|custard → dulce:flan
bizcocho|muffin|panecito|ponque → dulce:bizcocho
budin|pudin → taza:budin
fruta|pina|lechosa|mango|fresa → ensalada:frutas
yogurt → parfait:lechosa
cafe → taza:cafe
te|infusion|manzanilla → taza:te
huevo → revoltillo:criollo
queso → merienda:queso-uvas
pan → tostada:aguacate
`;
