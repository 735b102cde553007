import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { requestedTool } from './requested-tool.ts';
import type { Tool } from './tools.ts';

const PARAMETER = 'herramienta';
const toolsByName = new Map<string, Tool>([
  ['hidratacion', 'hydration'],
  ['recetas', 'express-recipes'],
  ['planificador', 'meal-planner'],
  ['voz', 'voice'],
]);

/** `/?herramienta=hidratacion` opens that tool, as the installed shop's shortcuts do; then the address is plain again. */
export const useToolFromAddress = (): void => {
  const [params, setParams] = useSearchParams();
  const tool = toolsByName.get(params.get(PARAMETER) ?? '');
  useEffect(() => {
    if (!tool) return;
    requestedTool.set({ tool, opener: null });
    setParams(
      (current) => {
        const rest = new URLSearchParams(current);
        rest.delete(PARAMETER);
        return rest;
      },
      { replace: true },
    );
  }, [tool, setParams]);
};
