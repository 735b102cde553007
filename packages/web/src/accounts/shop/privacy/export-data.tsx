import { useMutation } from '@tanstack/react-query';
import { CircleAlert, Download } from 'lucide-react';
import { saveFile } from '../../../kit/lib/save-file.ts';
import { toastSuccess } from '../../../kit/lib/toast.ts';
import { Block } from '../../../kit/ui/block.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { exportMyData } from '../api.ts';

/** Downloads everything that the shop stores about the customer, in one file. */
export const ExportData = () => {
  const download = useMutation({
    mutationFn: exportMyData,
    onSuccess: (data) => {
      saveFile(
        `nutricion-plus-mis-datos-${data.exportado_en.slice(0, 10)}.json`,
        JSON.stringify(data, null, 2),
        'application/json',
      );
      toastSuccess('Tus datos están en tus descargas');
    },
  });
  return (
    <Block aria-labelledby="exportar">
      <h2 id="exportar">Llévate tus datos</h2>
      <p className="mt-1 max-w-[60ch] text-ui text-tinta-suave">
        Un archivo JSON con todo lo de arriba, tal como lo guardamos. Las contraseñas no salen: ni nosotros
        las podemos leer.
      </p>
      {download.error && (
        <p role="alert" className="mt-3 flex items-start gap-2 text-ui font-semibold text-guayaba-tinta">
          <CircleAlert size={20} strokeWidth={2.1} aria-hidden="true" className="flex-none" />
          {download.error.message}
        </p>
      )}
      <Button
        variant="quiet"
        className="mt-4 max-md:w-full"
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        <Download size={20} strokeWidth={2.1} aria-hidden="true" />
        Exportar mis datos
      </Button>
    </Block>
  );
};
