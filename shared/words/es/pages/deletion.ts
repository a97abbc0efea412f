import type * as english from '#words/en/pages/deletion.ts';
export const deletion: typeof english.deletion = {
  titles: { will: 'Su testamento se va a borrar', account: 'Su cuenta se va a borrar' },
  until: (date: string) => `Será el ${date}. Hasta entonces puede impedirlo. Si no hace nada, se borra.`,
  keep: { will: 'Conservar mi testamento', account: 'Conservar mi cuenta' },
  kept: 'No se borrará nada',
  keptText: 'Todo queda como está. Si habíamos informado a sus personas de confianza, ahora les decimos que su testamento se conserva.',
  failures: { no_deletion: 'No hay nada pendiente de borrar. La página muestra ahora el estado actual.' } as Record<string, string>,
};
