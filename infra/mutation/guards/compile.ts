import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import type { Guard } from './find-guards.ts';

/**
 * Returns the guards that the compiler needs: without them, a value that may be missing is used. No test has to notice their loss, because
 * `npm run check:types` does.
 */
export function neededByCompiler(guards: readonly Guard[]): string[] {
  const changed = new Map<string, { text: string; version: number }>();
  const service = ts.createLanguageService(hostOf(guards, changed));
  const conditions = guards.filter(({ kind }) => kind !== 'condition' && kind !== 'version');
  const needed = conditions.filter(({ file, kind, start, end }) => {
    const path = resolve(file);
    const source = readFileSync(path, 'utf8');
    const value = kind === 'exit' || kind === 'empty-if' ? '(false as boolean)' : '(true as boolean)';
    const version = (changed.get(path)?.version ?? 0) + 1;
    changed.set(path, { text: source.slice(0, start) + value + source.slice(end), version });
    const errors = service.getSemanticDiagnostics(path).filter(({ code }) => !UNUSED.has(code));
    changed.set(path, { text: source, version: version + 1 });
    return errors.length > 0;
  });
  return needed.map(({ key }) => key);
}

/** What is declared and no longer used: https://github.com/microsoft/TypeScript/blob/main/src/compiler/diagnosticMessages.json */
const UNUSED = new Set([6133, 6192, 6196, 6198]);

function hostOf(guards: readonly Guard[], changed: ReadonlyMap<string, { text: string; version: number }>): ts.LanguageServiceHost {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const textOf = (path: string): string | undefined => changed.get(path)?.text ?? ts.sys.readFile(path);
  return {
    getCompilationSettings: () => options,
    getScriptFileNames: () => [...new Set(guards.map(({ file }) => resolve(file)))],
    getScriptVersion: (path) => String(changed.get(path)?.version ?? 0),
    getScriptSnapshot: (path) => {
      const text = textOf(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => resolve('.'),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    readFile: textOf,
    fileExists: ts.sys.fileExists,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  };
}
