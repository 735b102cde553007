import { Block } from '../../../kit/ui/block.tsx';

/** Lists what stays on this device. */
export const DeviceData = () => (
  <Block aria-labelledby="en-este-dispositivo">
    <h2 id="en-este-dispositivo">En este dispositivo</h2>
    <p className="mt-1 max-w-[60ch] text-ui text-tinta-suave">
      El navegador guarda lo que hace falta para abrir rápido y no perder nada. Al cerrar sesión se borra o
      queda cifrado: nadie lo lee sin entrar con tu cuenta.
    </p>
    <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-ui leading-snug marker:text-tinta-suave">
      <li>Tu sesión y tu nombre, hasta que la cierras.</li>
      <li>
        Tu carrito y el día de entrega que escogiste; al cerrar sesión quedan cifrados hasta que vuelvas, 30
        días a lo más.
      </li>
      <li>
        Lo que guardaste para luego, y lo que escribiste en el checkout, para que una llamada no te lo borre.
      </li>
      <li>Tu meta de agua y lo que tomaste, tus búsquedas y el plan de comidas que ibas haciendo: igual.</li>
      <li>Dónde ibas en la página, y si quieres que el teléfono vibre.</li>
      <li>
        Copias de la tienda, tus listas, pedidos y recetas, para leerlos sin conexión. Las tuyas se borran al
        cerrar sesión.
      </li>
    </ul>
    <p className="mt-3 text-ui text-tinta-suave">
      No usamos galletas (cookies) de anuncios. Hay dos: una renueva tu sesión y la otra recuerda que estás
      dentro, para abrir más rápido.
    </p>
  </Block>
);
