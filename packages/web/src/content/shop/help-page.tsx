import { formatPhone } from '@nutricion/domain/kit/contact';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { useShop } from '../../accounts/public/session.ts';
import { PageTitle } from '../../kit/ui/page-title.tsx';

/** /ayuda: who sells, how it is brought, what happens when something is bad, and on which terms. */
export const HelpPage = () => {
  const { contact, ivuBasisPoints } = useShop();
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same section asked for again is shown again.
  useEffect(() => {
    // A new page starts at its top; the requested section is scrolled to after that.
    const frame = requestAnimationFrame(() => {
      if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
  return (
    <div className="page max-w-[46rem] py-6 md:py-10">
      <PageTitle>Ayuda y condiciones</PageTitle>
      <nav
        aria-label="En esta página"
        className="mt-4 flex flex-wrap gap-x-4 text-ui font-semibold text-verde"
      >
        {sections.map(({ id, title }) => (
          <a key={id} href={`#${id}`} className="inline-flex min-h-11 items-center hover:underline">
            {title}
          </a>
        ))}
      </nav>
      <Section id="quien-vende">
        <p>
          {contact.name}, de la Asociación de Hospitales de Puerto Rico, para su personal.
          {contact.merchantNumber && <> Registro de Comerciante {contact.merchantNumber}.</>}
        </p>
        {contact.address && <p>{contact.address}</p>}
        {contact.phone && (
          <p>
            Teléfono: <a href={`tel:+1${contact.phone}`}>{formatPhone(contact.phone)}</a>
          </p>
        )}
        {contact.whatsapp && (
          <p>
            WhatsApp:{' '}
            <a href={`https://wa.me/1${contact.whatsapp}`} rel="noreferrer" target="_blank">
              {formatPhone(contact.whatsapp)}
            </a>
          </p>
        )}
        {contact.hours && <p>Horario: {contact.hours}</p>}
      </Section>
      <Section id="entregas">
        <p>
          Entregamos en tu hospital o en tu casa en 2 a 5 días, sin cargo por la entrega. Al ordenar escoges
          el día y la hora entre los que quedan.
        </p>
        <p>
          Te avisamos cuando tu pedido se confirma, cuando va en camino y cuando llega. Lo recibes con un
          código de cuatro números que solo tú ves en tu pedido.
        </p>
        <p>
          Hasta que empezamos a prepararlo puedes quitar o añadir productos, cambiar la hora o cancelarlo, en{' '}
          <Link to="/profile">Perfil y pedidos</Link>.
        </p>
      </Section>
      <Section id="devoluciones">
        <p>{contact.returnPolicy}</p>
        <p>
          Lo que falta o no pudimos conseguir no se cobra. Si lo cambiamos por otra cosa pagas el precio más
          bajo de los dos, y nunca te mandamos algo con un alérgeno de tu perfil.
        </p>
        <p>
          Lo que se devuelve vuelve por donde se pagó: a la tarjeta, a ATH Móvil o en efectivo. Tu pedido dice
          cuánto y cuándo.
        </p>
      </Section>
      <Section id="terminos">
        <p>
          Compra quien trabaja en un hospital de la Asociación y se registró con su correo. Los precios son en
          dólares; el IVU de {ivuBasisPoints / 100} % se añade a lo que lo lleva y se ve antes de ordenar. El
          precio que ves al ordenar es el que pagas.
        </p>
        <p>
          Con $100 de compra eliges hasta $20 en frutas y vegetales gratis, una vez por pedido y mientras
          haya.
        </p>
        <p>
          Lo que decimos de alérgenos es lo que declara el fabricante: «Sin datos» no es «sin alérgeno». Lee
          siempre la etiqueta. Las recetas, los planes y los artículos informan; no sustituyen a tu médico ni
          a tu nutricionista.
        </p>
      </Section>
      <Section id="privacidad">
        <p>
          Guardamos lo que hace falta para venderte: tu cuenta, tus direcciones, tus pedidos, tu carrito y lo
          que prefieres en tu casa, también los alérgenos y las dietas que nos dices. No vendemos tus datos ni
          mostramos anuncios.
        </p>
        <p>
          La tarjeta la recibe el procesador de pagos; nosotros vemos solo sus últimos números. La voz va a
          quien dice el permiso que te pedimos antes, y se guarda lo dicho solo si lo permites, 30 días.
        </p>
        <p>
          En <Link to="/profile">Perfil</Link> bajas una copia de todo lo tuyo y cierras tu cuenta. Los
          recibos se quedan el tiempo que pide la ley, sin tu nombre.
        </p>
      </Section>
    </div>
  );
};

const sections = [
  { id: 'quien-vende', title: 'Quién te vende' },
  { id: 'entregas', title: 'Entregas' },
  { id: 'devoluciones', title: 'Si algo llega mal' },
  { id: 'terminos', title: 'Términos' },
  { id: 'privacidad', title: 'Privacidad' },
] as const;

const Section = ({
  id,
  children,
}: {
  readonly id: (typeof sections)[number]['id'];
  readonly children: ReactNode;
}) => (
  <section
    id={id}
    className="mt-8 grid scroll-mt-40 gap-3 [&_a]:font-semibold [&_a]:text-verde [&_a]:underline"
  >
    <h2>{sections.find((section) => section.id === id)?.title}</h2>
    {children}
  </section>
);
