/**
 * What goes with what (specification, section 9: a tag-affinity map). By what a product is: its subcategory, and after a
 * colon words that all stand in its title; the first line that fits counts. What is named on the right is looked for
 * in this order. A kind with nothing on the right is left alone: what a baby or a patient takes is no shop's advice.
 */
export const affinities = `
Pastas:laminas lasana > Tomate:para pasta | Queso rallado:mozzarella | Res:molida | Queso untable:cottage
Pastas:fideos sopa > Sopas:caldo | Pollo:pechuga | Para ensalada:zanahoria | Viandas:papa
Pastas:macarrones queso > Vegetales congelados:brecol | Embutidos:jamon | Leche fresca:entera | Mantequilla:con sal
Pastas:sin gluten > Tomate:para pasta | Queso rallado:parmesano | Res:molida | Aceites:oliva
Pastas > Tomate:para pasta | Queso rallado:parmesano | Res:molida | Acompañantes:ajo | Aceites:oliva
Arroces:corto > Coco:leche | Especias:canela | Azúcar y edulcorantes:blanca | Frutas secas:pasas
Arroces:amarillo > Pollo:muslos | Granos en lata:gandules | Del país:aguacate | Viandas congeladas:amarillos
Arroces > Granos en lata:rosadas | Sofrito y recaíto:sofrito | Pollo:pechuga | Sazonadores:culantro | Tomate:salsa
Granos:quinoa > Granos en lata:garbanzos | Para ensalada:pepinillo | Para ensalada:cherry | Aceites:oliva
Granos > Granos en lata:garbanzos | Para ensalada:pepinillo | Para ensalada:cherry | Aceites:oliva
Granos secos:gandules > Arroces:mediano | Sofrito y recaíto:sofrito | Embutidos:jamon | Aceitunas y alcaparras:alcaparrado
Granos secos > Arroces:mediano | Sofrito y recaíto:sofrito | Viandas:calabaza | Embutidos:jamon | Tomate:salsa
Granos en lata:gandules > Arroces:mediano | Sofrito y recaíto:sofrito | Embutidos:jamon | Aceitunas y alcaparras:alcaparrado
Granos en lata > Arroces:mediano | Sofrito y recaíto:sofrito | Tomate:salsa | Viandas:calabaza | Embutidos:jamon
Granos congelados:edamame > Salsas asiáticas:menos sal | Arroces:integral | Para ensalada:zanahoria | Para el sofrito:jengibre
Granos congelados > Arroces:mediano | Sofrito y recaíto:sofrito | Embutidos:jamon | Aceitunas y alcaparras:alcaparrado
Vegetales en lata:setas > Pastas:espagueti | Huevos:grandes | Para el sofrito:ajo | Tomate:para pasta
Vegetales en lata:morrones > Arroces:mediano | Granos en lata:gandules | Pollo:muslos | Aceitunas y alcaparras:aceitunas
Vegetales en lata:tomates > Pastas:espagueti | Para el sofrito:ajo | Para el sofrito:cebolla | Aceites:oliva
Vegetales en lata > Arroces:mediano | Pollo:pechuga | Salsas de mesa:mayonesa | Pescado en lata:atun
Coco:leche > Arroces:corto | Azúcar y edulcorantes:blanca | Especias:canela | Pescado y mariscos:camarones
Coco > Frutas en lata:pina | Jugos:pina | Hielo:hielo | Tropicales:pina
Frutas en lata > Yogurt griego:natural | Queso untable:cottage | Granolas:avena miel | Mantecados:vainilla
Pescado en lata:sardinas > Galletas:soda | Viandas:name | Para el sofrito:cebolla | Arroces:mediano
Pescado en lata > Salsas de mesa:mayonesa | Galletas:soda | Pan de sándwich:integral | Hojas y ensaladas:lechuga
Carnes en lata:corned beef > Arroces:mediano | Viandas congeladas:amarillos | Viandas:papa | Sofrito y recaíto:sofrito
Carnes en lata:jamonilla > Pan de sándwich:blanco | Huevos:grandes | Queso en lascas:americano | Panes planos:tortillas
Carnes en lata > Arroces:mediano | Sofrito y recaíto:sofrito | Galletas:soda | Huevos:grandes
Sopas:caldo > Pastas:fideos sopa | Pollo:pechuga | Para ensalada:zanahoria | Arroces:mediano
Sopas:tomate > Queso en lascas:americano | Pan de sándwich:blanco | Galletas:soda | Queso rallado:parmesano
Sopas:instantaneos > Huevos:grandes | Vegetales congelados:mixtos | Salsas asiáticas:menos sal | Pollo:filetes
Sopas > Galletas:soda | Pan criollo:agua | Del país:aguacate | Cítricos:limon
Cereales calientes > Leche fresca:entera | Especias:canela | Guineos:maduro | Miel y siropes:miel | Frutas secas:pasas
Azúcar y edulcorantes:polvo > Harinas:todo uso | Mantequilla:sin sal | Queso untable:crema | Repostería:extracto
Azúcar y edulcorantes:sucralosa > Café molido:isla | Té:manzanilla | Cereales calientes:hojuelas | Yogurt griego:natural
Azúcar y edulcorantes:stevia > Café molido:isla | Té:manzanilla | Cereales calientes:hojuelas | Yogurt griego:natural
Azúcar y edulcorantes:eritritol > Café molido:isla | Té:manzanilla | Cereales calientes:hojuelas | Yogurt griego:natural
Azúcar y edulcorantes > Café molido:isla | Harinas:todo uso | Huevos:grandes | Repostería:extracto
Untables:jalea > Pan de sándwich:integral | Untables:mani | Queso untable:crema | Galletas:soda
Untables:mermelada > Pan de sándwich:integral | Untables:mani | Queso untable:crema | Galletas:soda
Untables > Pan de sándwich:integral | Guineos:maduro | Manzanas y peras:manzana | Untables:guayaba
Gelatinas > Frutas en lata:melocotones | Uvas y bayas:fresas | Yogurt griego:vainilla | Leche fresca:entera
Alimentos infantiles >
Nutrición clínica >

Pollo:molido > Sazonadores:adobo | Vegetales congelados:mixtos | Arroces:mediano | Panes planos:tortillas
Pollo:entero > Sazonadores:adobo | Para el sofrito:ajo | Viandas:papa | Arroces:mediano
Pollo:alitas > Salsas de mesa:bbq | Picantes:picante | Papas y batatas:papas | Para ensalada:zanahorias baby
Pollo > Arroces:mediano | Sazonadores:adobo | Sofrito y recaíto:sofrito | Vegetales congelados:mixtos | Hojas y ensaladas:mixta
Pavo > Sazonadores:adobo | Arroces:mediano | Vegetales congelados:mixtos | Sofrito y recaíto:sofrito
Res:churrasco > Salsas de mesa:mojo | Viandas congeladas:tostones | Hojas y ensaladas:mixta | Del país:aguacate
Res:tortas > Pan de hamburger y hot dog:hamburger | Queso en lascas:americano | Hojas y ensaladas:lechuga | Para ensalada:tomate
Res:molida > Para el sofrito:cebolla | Tomate:salsa | Pan de hamburger y hot dog:hamburger | Queso en lascas:americano | Viandas:platano maduro
Res:bistec > Para el sofrito:cebolla | Arroces:mediano | Vinagres:blanco | Viandas congeladas:tostones
Res > Sofrito y recaíto:sofrito | Viandas:papa | Para ensalada:zanahoria | Sazonadores:adobo
Cerdo:costillas > Salsas de mesa:bbq | Papas y batatas:papas | Para cocinar:maiz | Hojas y ensaladas:repollo
Cerdo:pernil > Sazonadores:adobo | Para el sofrito:ajo | Granos en lata:gandules | Hierbas secas:oregano
Cerdo > Sazonadores:adobo | Arroces:mediano | Granos en lata:rosadas | Viandas congeladas:tostones
Embutidos:tocineta > Huevos:grandes | Pan de sándwich:blanco | Hojas y ensaladas:lechuga | Desayunos congelados:panqueques
Embutidos:salchichas > Pan de hamburger y hot dog:hot dog | Salsas de mesa:ketchup | Salsas de mesa:mostaza | Papas y batatas:papas
Embutidos:jamon > Granos en lata:rosadas | Arroces:mediano | Sofrito y recaíto:sofrito | Tomate:salsa
Embutidos > Arroces:mediano | Huevos:grandes | Granos en lata:garbanzos | Sofrito y recaíto:sofrito
Pescado y mariscos:bacalao > Viandas:name | Aceites:oliva | Para el sofrito:cebolla | Del país:aguacate
Pescado y mariscos:camarones > Para el sofrito:ajo | Arroces:mediano | Cítricos:limon | Pastas:espagueti
Pescado y mariscos:jueyes > Arroces:mediano | Sofrito y recaíto:recaito | Masas congeladas:plantillas | Tomate:salsa
Pescado y mariscos > Cítricos:limon | Para el sofrito:ajo | Viandas congeladas:tostones | Hojas y ensaladas:mixta
Proteína vegetal:hamburguesas > Pan de hamburger y hot dog:hamburger | Hojas y ensaladas:lechuga | Para ensalada:tomate | Salsas de mesa:ketchup
Proteína vegetal > Salsas asiáticas:menos sal | Arroces:integral | Para cocinar:brecol | Para el sofrito:jengibre
Pollo y pescado empanado > Papas y batatas:papas | Salsas de mesa:ketchup | Hojas y ensaladas:mixta | Para ensalada:zanahorias baby

Sofrito y recaíto > Arroces:mediano | Granos en lata:rosadas | Tomate:salsa | Sazonadores:culantro
Sazonadores:caldo > Arroces:mediano | Pastas:fideos sopa | Pollo:pechuga | Sofrito y recaíto:sofrito
Sazonadores > Pollo:pechuga | Arroces:mediano | Sofrito y recaíto:sofrito | Granos en lata:rosadas
Especias:canela > Cereales calientes:hojuelas | Azúcar y edulcorantes:morena | Manzanas y peras:manzana | Coco:leche
Especias:clavos > Arroces:corto | Coco:leche | Azúcar y edulcorantes:morena | Para el sofrito:jengibre
Especias:anis > Té:jengibre | Arroces:corto | Coco:leche | Azúcar y edulcorantes:morena
Especias:nuez > Leche fresca:entera | Azúcar y edulcorantes:morena | Harinas:todo uso | Coco:leche
Especias:jengibre > Harinas:todo uso | Azúcar y edulcorantes:morena | Miel y siropes:miel | Té:verde
Especias:achiote > Aceites:maiz | Arroces:mediano | Masas congeladas:plantillas | Granos en lata:gandules
Especias:comino > Granos en lata:negras | Res:molida | Sofrito y recaíto:sofrito | Arroces:largo
Especias > Pollo:pechuga | Aceites:oliva | Sal:mesa | Sazonadores:adobo
Hierbas secas > Granos en lata:rosadas | Pollo:pechuga | Para el sofrito:ajo | Aceites:oliva
Sal > Especias:pimienta | Aceites:maiz | Arroces:mediano | Especias:ajo
Aceitunas y alcaparras > Arroces:mediano | Granos en lata:gandules | Pollo:muslos | Sofrito y recaíto:sofrito
Encurtidos > Pan de hamburger y hot dog:hamburger | Carnes frías:jamon | Queso en lascas:suizo | Salsas de mesa:mostaza
Aceites:oliva > Vinagres:sidra | Hojas y ensaladas:mixta | Pastas:espagueti | Para el sofrito:ajo
Aceites:coco > Harinas:todo uso | Popcorn:natural | Pescado y mariscos:camarones | Azúcar y edulcorantes:morena
Aceites:achiote > Arroces:mediano | Pollo:muslos | Granos en lata:gandules | Masas congeladas:plantillas
Aceites:manteca > Harinas:todo uso | Viandas:platano verde | Sal:mesa | Arroces:mediano
Aceites > Arroces:mediano | Viandas:platano verde | Huevos:grandes | Pollo:pechuga
Vinagres > Aceites:oliva | Hojas y ensaladas:mixta | Para ensalada:pepinillo | Para el sofrito:cebolla lila
Miel y siropes:sirope > Desayunos congelados:panqueques | Mantequilla:con sal | Uvas y bayas:fresas | Leche fresca:entera
Miel y siropes > Té:manzanilla | Yogurt griego:natural | Cereales calientes:hojuelas | Cítricos:limon
Repostería:extracto > Harinas:todo uso | Azúcar y edulcorantes:blanca | Huevos:grandes | Mantequilla:sin sal
Tomate:para pasta > Pastas:espagueti | Queso rallado:parmesano | Res:molida | Acompañantes:ajo
Tomate > Arroces:mediano | Granos en lata:rosadas | Sofrito y recaíto:sofrito | Pastas:espagueti
Salsas de mesa:ketchup > Papas y batatas:papas | Pan de hamburger y hot dog:hamburger | Res:molida | Embutidos:salchichas
Salsas de mesa:mayoketchup > Viandas congeladas:tostones | Papas y batatas:papas | Frituras:sorullitos | Frituras:alcapurrias
Salsas de mesa:mayonesa > Pan de sándwich:blanco | Pescado en lata:atun | Carnes frías:jamon | Viandas:papa
Salsas de mesa:mostaza > Embutidos:salchichas | Pan de hamburger y hot dog:hot dog | Carnes frías:jamon | Queso en lascas:suizo
Salsas de mesa:bbq > Cerdo:costillas | Pollo:alitas | Para cocinar:maiz | Papas y batatas:papas
Salsas de mesa:mojo > Viandas congeladas:tostones | Viandas:yuca | Cerdo:cubos | Pescado y mariscos:dorado
Salsas de mesa > Res:bistec | Res:molida | Para el sofrito:cebolla | Viandas:papa
Salsas asiáticas > Arroces:largo | Para cocinar:brecol | Pollo:filetes | Para el sofrito:jengibre
Picantes:nachos > Frituras y papitas:nachos | Granos en lata:negras | Res:molida | Del país:aguacate
Picantes > Huevos:grandes | Granos en lata:rosadas | Pollo:alitas | Frituras:alcapurrias
Aderezos > Hojas y ensaladas:mixta | Para ensalada:cherry | Para ensalada:pepinillo | Para ensalada:zanahorias baby

Vegetales congelados > Arroces:mediano | Pollo:pechuga | Mantequilla:con sal | Queso rallado:cheddar
Viandas congeladas:tostones > Salsas de mesa:mayoketchup | Salsas de mesa:mojo | Cerdo:chuletas | Del país:aguacate
Viandas congeladas:amarillos > Arroces:mediano | Granos en lata:rosadas | Cerdo:chuletas | Pollo:pechuga
Viandas congeladas > Pescado y mariscos:bacalao | Aceites:oliva | Para el sofrito:cebolla | Salsas de mesa:mojo
Papas y batatas > Salsas de mesa:ketchup | Pan de hamburger y hot dog:hamburger | Pollo y pescado empanado:nuggets | Salsas de mesa:mayoketchup
Frutas congeladas > Yogurt griego:natural | Guineos:maduro | Leches vegetales:almendras | Granolas:avena miel
Pulpas de fruta > Azúcar y edulcorantes:blanca | Hielo:hielo | Leche fresca:entera | Guineos:maduro
Mantecados > Uvas y bayas:fresas | Galletas dulces:chocolate | Nueces y semillas:nogal | Repostería:bizcocho
Desayunos congelados:sandwich > Café molido:isla | Jugos:china | Guineos:maduro | Yogurt para beber:fresa
Desayunos congelados > Miel y siropes:sirope | Uvas y bayas:fresas | Mantequilla:con sal | Jugos:china
Pizzas > Hojas y ensaladas:mixta | Aderezos:italiano | Queso rallado:parmesano | Refrescos:cola
Platos listos:albondigas > Pastas:espagueti | Tomate:para pasta | Queso rallado:parmesano | Acompañantes:ajo
Platos listos:burritos > Del país:aguacate | Picantes:picante | Hojas y ensaladas:lechuga | Frituras y papitas:nachos
Platos listos > Hojas y ensaladas:mixta | Acompañantes:ajo | Queso rallado:parmesano | Vegetales congelados:brecol
Acompañantes > Pastas:espagueti | Tomate:para pasta | Queso rallado:parmesano | Hojas y ensaladas:mixta
Frituras congeladas > Picantes:pique | Hojas y ensaladas:mixta | Malta:malta | Salsas de mesa:mayoketchup
Masas congeladas > Res:molida | Queso rallado:cheddar | Aceitunas y alcaparras:alcaparrado | Aceites:maiz
Hielo > Refrescos:cola | Jugos:china | Cítricos:limon verde | Agua:embotellada

Guineos > Cereales calientes:hojuelas | Untables:mani | Yogurt griego:natural | Cereales:hojuelas
Cítricos:limon > Pescado y mariscos:tilapia | Del país:aguacate | Té:negro | Miel y siropes:miel
Cítricos > Guineos:maduro | Yogurt griego:natural | Granolas:avena miel | Nueces y semillas:almendras
Tropicales:coco > Azúcar y edulcorantes:morena | Arroces:corto | Especias:canela | Tropicales:pina
Tropicales:tamarindo > Azúcar y edulcorantes:blanca | Agua:galon | Hielo:hielo | Té:negro
Tropicales:parcha > Azúcar y edulcorantes:blanca | Hielo:hielo | Yogurt griego:natural | Guineos:maduro
Tropicales:guanabana > Leche fresca:entera | Azúcar y edulcorantes:blanca | Hielo:hielo | Yogurt griego:natural
Tropicales > Yogurt griego:natural | Granolas:avena miel | Cítricos:limon verde | Queso untable:cottage
Frutas picadas > Yogurt griego:natural | Granolas:avena miel | Queso untable:cottage | Nueces y semillas:almendras
Melones > Queso blanco:pais | Yogurt griego:natural | Cítricos:limon verde | Uvas y bayas:fresas
Manzanas y peras > Untables:mani | Queso para merienda:mozzarella | Nueces y semillas:nogal | Cereales calientes:hojuelas
Frutas de hueso > Yogurt griego:natural | Granolas:avena miel | Nueces y semillas:almendras | Queso untable:cottage
Uvas y bayas:uvas > Queso para merienda:mozzarella | Nueces y semillas:nogal | Queso en lascas:suizo | Yogurt griego:natural
Uvas y bayas > Yogurt griego:natural | Granolas:avena miel | Leche fresca:entera | Cereales:avena

Leche evaporada y condensada:condensada > Uvas y bayas:fresas | Galletas dulces:maria | Café molido:isla | Coco:leche
Leche evaporada y condensada > Postres criollos:flan | Café molido:isla | Azúcar y edulcorantes:blanca | Huevos:grandes
Leche en polvo > Café molido:isla | Cereales:hojuelas | Cereales calientes:hojuelas | Azúcar y edulcorantes:blanca
Leche de sabores > Galletas dulces:maria | Guineos:maduro | Pan de sándwich:blanco | Cereales:hojuelas
Leches vegetales > Cereales:avena | Granolas:avena miel | Guineos:maduro | Café molido:isla
Leche fresca > Cereales:hojuelas | Café molido:isla | Guineos:maduro | Galletas dulces:maria
Leche sin lactosa > Cereales:hojuelas | Café molido:isla | Guineos:maduro | Cereales calientes:hojuelas
Leche UHT > Cereales:hojuelas | Café molido:isla | Guineos:maduro | Galletas dulces:maria
Yogurt griego > Granolas:avena miel | Uvas y bayas:fresas | Miel y siropes:miel | Guineos:maduro
Yogurt > Granolas:avena miel | Guineos:maduro | Uvas y bayas:fresas | Nueces y semillas:almendras
Yogurt para beber > Barras:avena | Guineos:maduro | Granolas:avena miel | Manzanas y peras:manzana
Yogurt sin lácteos > Granolas:menos grasa | Uvas y bayas:fresas | Tropicales:mango | Nueces y semillas:chia
Queso de papa > Dulces típicos:pasta guayaba | Pan criollo:sobao | Galletas:soda | Carnes frías:jamon
Queso de bola > Dulces típicos:pasta guayaba | Pan criollo:agua | Galletas:soda | Uvas y bayas:uvas
Queso rallado:parmesano > Pastas:espagueti | Tomate:para pasta | Hojas y ensaladas:romana | Acompañantes:ajo
Queso rallado:mozzarella > Tomate:para pasta | Pastas:laminas lasana | Para cocinar:setas | Pan criollo:agua
Queso rallado > Panes planos:tortillas | Huevos:grandes | Frituras y papitas:nachos | Viandas:papa
Queso en lascas > Pan de sándwich:blanco | Carnes frías:jamon | Para ensalada:tomate | Mantequilla:con sal
Queso para merienda > Manzanas y peras:manzana | Uvas y bayas:uvas | Galletas saladas:integrales | Nueces y semillas:almendras
Queso blanco:freir > Viandas congeladas:amarillos | Del país:aguacate | Café molido:isla | Pan criollo:sobao
Queso blanco > Dulces típicos:pasta guayaba | Galletas:soda | Pan criollo:agua | Uvas y bayas:uvas
Queso untable:cottage > Frutas picadas:pina | Uvas y bayas:fresas | Para ensalada:cherry | Galletas saladas:integrales
Queso untable:ricotta > Pastas:laminas lasana | Tomate:para pasta | Hojas y ensaladas:espinaca | Miel y siropes:miel
Queso untable > Panes de desayuno:bagels | Untables:guayaba | Galletas:soda | Uvas y bayas:fresas
Mantequilla:sin sal > Harinas:todo uso | Azúcar y edulcorantes:blanca | Huevos:grandes | Repostería:extracto
Mantequilla > Pan criollo:sobao | Huevos:grandes | Viandas:papa | Untables:guayaba
Margarina > Pan de sándwich:blanco | Cereales calientes:hojuelas | Viandas:papa | Untables:guayaba
Cremas:agria > Viandas:papa | Panes planos:tortillas | Queso rallado:cheddar | Frituras y papitas:nachos
Cremas:batir > Uvas y bayas:fresas | Azúcar y edulcorantes:blanca | Repostería:extracto | Repostería:bizcocho
Cremas > Café molido:isla | Azúcar y edulcorantes:blanca | Repostería:mallorcas | Té:negro
Huevos:claras > Hojas y ensaladas:espinaca | Pan de sándwich:integral | Para cocinar:setas | Cereales calientes:hojuelas
Huevos > Pan de sándwich:blanco | Embutidos:tocineta | Queso en lascas:americano | Jugos:china

Pan criollo > Mantequilla:con sal | Queso de papa:papa | Café molido:isla | Carnes frías:jamon
Pan de sándwich > Carnes frías:jamon | Queso en lascas:americano | Salsas de mesa:mayonesa | Untables:mani cremosa
Pan de hamburger y hot dog:hamburger > Res:molida | Queso en lascas:americano | Hojas y ensaladas:lechuga | Salsas de mesa:ketchup
Pan de hamburger y hot dog > Embutidos:salchichas | Salsas de mesa:mostaza | Salsas de mesa:ketchup | Papas y batatas:papas
Panes planos:pita > Granos en lata:garbanzos | Para ensalada:pepinillo | Yogurt griego:natural | Hojas y ensaladas:lechuga
Panes planos > Pollo:filetes | Queso rallado:cheddar | Granos en lata:negras | Del país:aguacate
Panes de desayuno > Queso untable:crema | Café molido:isla | Uvas y bayas:fresas | Jugos:china
Galletas > Queso blanco:pais | Pescado en lata:atun | Dulces típicos:pasta guayaba | Sopas:pollo
Harinas:maiz > Queso rallado:cheddar | Leche fresca:entera | Azúcar y edulcorantes:blanca | Aceites:maiz
Harinas > Huevos:grandes | Azúcar y edulcorantes:blanca | Mantequilla:sin sal | Para hornear:levadura
Para hornear:cacao > Leche fresca:entera | Azúcar y edulcorantes:morena | Harinas:todo uso | Guineos:maduro
Para hornear > Harinas:todo uso | Azúcar y edulcorantes:blanca | Huevos:grandes | Mantequilla:sin sal
Mezclas para hornear:panqueques > Miel y siropes:sirope | Huevos:grandes | Leche fresca:entera | Uvas y bayas:fresas
Mezclas para hornear > Huevos:grandes | Aceites:canola | Leche fresca:entera | Mantecados:vainilla
Repostería > Café molido:isla | Leche fresca:entera | Jugos:china | Té:negro
Carnes frías > Pan de sándwich:blanco | Queso en lascas:americano | Salsas de mesa:mayonesa | Hojas y ensaladas:lechuga
Dips > Para ensalada:zanahorias baby | Panes planos:pita | Frituras y papitas:nachos | Galletas saladas:integrales
Listos para comer:asado > Arroces:mediano | Viandas congeladas:tostones | Hojas y ensaladas:mixta | Listos para comer:papa
Listos para comer:papa > Pollo:muslos | Listos para comer:asado | Cerdo:costillas | Hojas y ensaladas:mixta
Listos para comer:cesar > Jugos:vegetales | Acompañantes:ajo | Frutas picadas:mixtas | Agua:gas
Listos para comer > Jugos:china | Frituras y papitas:platanutres | Frutas picadas:mixtas | Malta:malta

Café molido > Leche fresca:entera | Azúcar y edulcorantes:blanca | Pan criollo:sobao | Repostería:mallorcas
Café en grano > Leche fresca:entera | Azúcar y edulcorantes:morena | Pan criollo:sobao | Repostería:croissants
Descafeinado > Leche fresca:entera | Azúcar y edulcorantes:blanca | Pan criollo:sobao | Galletas dulces:maria
Instantáneo > Leche fresca:entera | Azúcar y edulcorantes:blanca | Galletas dulces:maria | Pan criollo:sobao
Para el café > Café molido:isla | Azúcar y edulcorantes:blanca | Galletas dulces:maria | Repostería:mallorcas
Listo para tomar > Repostería:mallorcas | Barras:avena | Guineos:maduro | Galletas dulces:maria
Té:frio > Hielo:hielo | Cítricos:limon verde | Listos para comer:sandwichitos | Frutas picadas:mixtas
Té > Miel y siropes:miel | Cítricos:limon amarillo | Galletas dulces:maria | Leche fresca:entera
Chocolate > Leche fresca:entera | Queso de papa:papa | Pan criollo:sobao | Galletas dulces:maria
Agua:gas > Cítricos:limon verde | Hielo:hielo | Popcorn:natural | Uvas y bayas:uvas
Agua > Guineos:maduro | Barras:avena | Cítricos:limon verde | Nueces y semillas:sin sal
Agua de coco > Tropicales:pina | Barras:avena | Nueces y semillas:sin sal | Guineos:maduro
Jugos > Pan de sándwich:integral | Huevos:grandes | Cereales:hojuelas | Repostería:mallorcas
Néctares > Pan de sándwich:blanco | Queso en lascas:americano | Galletas:soda | Repostería:quesitos
Malta > Empanadillas:carne | Listos para comer:cubano | Frituras:alcapurrias | Galletas:soda
Refrescos > Pizzas:queso | Popcorn:liviano | Hielo:hielo | Frituras y papitas:platanutres
Energizantes > Agua:embotellada | Barras:avena | Guineos:maduro | Nueces y semillas:almendras
Hidratantes:suero >
Hidratantes > Agua:embotellada | Guineos:maduro | Barras:avena | Galletas:soda
Bebidas vegetales:cafe > Café molido:isla | Cereales:avena | Azúcar y edulcorantes:morena | Granolas:avena miel
Bebidas vegetales > Cereales:avena | Guineos:maduro | Granolas:avena miel | Frutas congeladas:fresas
Proteína > Guineos:maduro | Leche fresca:baja | Untables:mani cremosa | Cereales calientes:hojuelas

Cereales > Leche fresca:entera | Guineos:maduro | Uvas y bayas:fresas | Yogurt:vainilla
Granolas > Yogurt griego:natural | Leche fresca:baja | Guineos:maduro | Uvas y bayas:arandanos
Galletas saladas > Queso blanco:pais | Pescado en lata:atun | Dulces típicos:pasta guayaba | Queso untable:crema
Galletas dulces > Leche fresca:entera | Café molido:isla | Té:manzanilla | Mantecados:vainilla
Frituras y papitas:nachos > Picantes:nachos | Queso rallado:cheddar | Del país:aguacate | Granos en lata:negras
Frituras y papitas > Salsas de mesa:mayoketchup | Agua:gas | Nueces y semillas:sin sal | Jugos:china
Popcorn > Agua:gas | Chocolates:oscuro | Uvas y bayas:uvas | Frutas secas:pasas
Nueces y semillas:chia > Yogurt griego:natural | Leches vegetales:almendras | Cereales calientes:hojuelas | Uvas y bayas:fresas
Nueces y semillas > Frutas secas:pasas | Yogurt griego:natural | Manzanas y peras:manzana | Chocolates:oscuro
Barras > Guineos:maduro | Yogurt para beber:fresa | Agua:embotellada | Manzanas y peras:manzana
Chocolates > Uvas y bayas:fresas | Café molido:isla | Nueces y semillas:almendras | Leche fresca:entera
Frutas secas > Nueces y semillas:almendras | Cereales calientes:hojuelas | Yogurt griego:natural | Granolas:avena miel
Compotas > Galletas dulces:maria | Yogurt:natural | Especias:canela | Queso para merienda:mozzarella
Dulces > Té:manzanilla | Agua:embotellada | Chocolates:oscuro | Nueces y semillas:sin sal

Frituras:sorullitos > Salsas de mesa:mayoketchup | Queso de papa:papa | Café molido:isla | Malta:malta
Frituras > Picantes:pique | Malta:malta | Salsas de mesa:mayoketchup | Hojas y ensaladas:repollo
Mezclas > Pescado y mariscos:bacalao | Aceites:maiz | Para el sofrito:ajo | Para el sofrito:ajies
Empanadillas > Picantes:pique | Malta:malta | Hojas y ensaladas:mixta | Salsas de mesa:mayoketchup
Pasteles > Platos criollos:gandules | Listos para comer:papa | Salsas de mesa:ketchup | Malta:malta
Platos criollos:arroz > Viandas congeladas:amarillos | Del país:aguacate | Hojas y ensaladas:mixta | Cerdo:chuletas
Platos criollos:mofongo > Sopas:caldo | Pescado y mariscos:camarones | Del país:aguacate | Hojas y ensaladas:mixta
Platos criollos > Arroces:mediano | Hojas y ensaladas:mixta | Del país:aguacate | Salsas de mesa:mojo
Pinchos > Pan criollo:agua | Salsas de mesa:bbq | Viandas congeladas:tostones | Hojas y ensaladas:repollo
Postres criollos > Café molido:isla | Especias:canela | Leche fresca:entera | Frutas picadas:pina
Limbers > Frutas picadas:mixtas | Popcorn:natural | Galletas dulces:maria | Agua:embotellada
Dulces típicos:guayaba > Queso blanco:pais | Galletas:soda | Pan criollo:sobao | Queso untable:crema
Dulces típicos:lechosa > Queso blanco:pais | Galletas:soda | Café molido:isla | Pan criollo:sobao
Dulces típicos > Café molido:isla | Leche fresca:entera | Queso blanco:pais | Té:manzanilla

Viandas:platano verde > Para el sofrito:ajo | Aceites:maiz | Cerdo:cubos | Salsas de mesa:mayoketchup
Viandas:platano maduro > Res:molida | Queso rallado:cheddar | Aceites:maiz | Huevos:grandes
Viandas:papa > Mantequilla:con sal | Leche fresca:entera | Pollo:muslos | Para el sofrito:cebolla
Viandas:calabaza > Granos secos:rosadas | Sofrito y recaíto:sofrito | Sopas:caldo | Para el sofrito:cebolla
Viandas > Pescado y mariscos:bacalao | Aceites:oliva | Para el sofrito:cebolla | Del país:aguacate
Del país:aguacate > Cítricos:limon verde | Para ensalada:tomate | Para el sofrito:cebolla lila | Arroces:mediano
Del país:gandules > Arroces:mediano | Sofrito y recaíto:sofrito | Embutidos:jamon | Aceitunas y alcaparras:alcaparrado
Del país > Huevos:grandes | Para el sofrito:cebolla | Queso rallado:parmesano | Pescado y mariscos:bacalao
Hojas y ensaladas:espinaca > Huevos:grandes | Para el sofrito:ajo | Para ensalada:cherry | Queso rallado:parmesano
Hojas y ensaladas:repollo > Para ensalada:zanahoria | Salsas de mesa:mayonesa | Vinagres:blanco | Cítricos:limon
Hojas y ensaladas > Para ensalada:tomate | Aderezos:italiano | Para ensalada:pepinillo | Del país:aguacate
Para ensalada:aguacates > Cítricos:limon verde | Para ensalada:tomate | Para el sofrito:cebolla lila | Arroces:mediano
Para ensalada:zanahorias baby > Aderezos:ranch | Queso para merienda:mozzarella | Uvas y bayas:uvas | Nueces y semillas:almendras
Para ensalada:zanahoria > Viandas:papa | Pollo:pechuga | Hojas y ensaladas:repollo | Sopas:caldo
Para ensalada > Hojas y ensaladas:lechuga | Del país:aguacate | Aderezos:italiano | Para el sofrito:cebolla lila
Para cocinar:maiz > Mantequilla:con sal | Cerdo:costillas | Cítricos:limon verde | Especias:pimenton
Para cocinar:setas > Pastas:espagueti | Huevos:grandes | Para el sofrito:ajo | Mantequilla:con sal
Para cocinar:berenjena > Tomate:para pasta | Queso rallado:mozzarella | Para el sofrito:ajo | Aceites:oliva
Para cocinar:remolacha > Viandas:papa | Huevos:grandes | Para el sofrito:cebolla lila | Vinagres:sidra
Para cocinar:apio > Untables:mani | Para ensalada:zanahoria | Sopas:caldo | Queso untable:crema
Para cocinar > Pollo:pechuga | Para el sofrito:ajo | Aceites:oliva | Queso rallado:parmesano
Para el sofrito:jengibre > Té:manzanilla | Miel y siropes:miel | Cítricos:limon amarillo | Salsas asiáticas:menos sal
Para el sofrito:lila > Hojas y ensaladas:mixta | Para ensalada:tomate | Del país:aguacate | Vinagres:sidra
Para el sofrito > Granos en lata:rosadas | Arroces:mediano | Tomate:salsa | Aceites:oliva
`;
