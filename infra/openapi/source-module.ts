import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** A declaration of ours: the path of its file from the root, and its name there; `*` is the whole module. */
export interface Place {
  file: string;
  name: string;
}

/** One source file as far as names go. */
export interface Module {
  /** Top-level declarations. */
  own: Map<string, ts.Node>;
  /** What names that come from elsewhere stand for; types are left out. */
  imported: Map<string, Place>;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const modules = new Map<string, Module>();

/** Reads a source file once. */
export function moduleOf(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const source = ts.createSourceFile(file, readFileSync(`${ROOT}${file}`, 'utf8'), ts.ScriptTarget.Latest, true);
  const module: Module = { own: new Map(), imported: new Map() };
  for (const statement of source.statements) {
    declare(statement, module.own);
    bring(statement, file, module.imported);
  }
  modules.set(file, module);
  return module;
}

function declare(statement: ts.Statement, own: Module['own']): void {
  if (ts.isFunctionDeclaration(statement) && statement.name) own.set(statement.name.text, statement);
  if (!ts.isVariableStatement(statement)) return;
  for (const one of statement.declarationList.declarations) if (ts.isIdentifier(one.name)) own.set(one.name.text, one);
}

function bring(statement: ts.Statement, from: string, imported: Module['imported']): void {
  const names = namesOf(statement);
  const file = names && fileOf(names.specifier, from);
  if (!file) return;
  if (ts.isNamespaceImport(names.bindings)) imported.set(names.bindings.name.text, { file, name: '*' });
  else for (const { name, propertyName } of names.bindings.elements) imported.set(name.text, { file, name: (propertyName ?? name).text });
}

interface Names {
  bindings: ts.NamespaceImport | ts.NamedImports | ts.NamedExports;
  specifier: ts.Expression;
}

/** What a statement imports or hands on, types left out. */
function namesOf(statement: ts.Statement): Names | undefined {
  if (ts.isImportDeclaration(statement)) {
    const { importClause, moduleSpecifier: specifier } = statement;
    const bindings = importClause?.namedBindings;
    return bindings && !importClause.isTypeOnly ? { bindings, specifier } : undefined;
  }
  if (!ts.isExportDeclaration(statement) || statement.isTypeOnly) return undefined;
  const { exportClause: bindings, moduleSpecifier: specifier } = statement;
  return bindings && specifier && ts.isNamedExports(bindings) ? { bindings, specifier } : undefined;
}

/** Our own files only. */
function fileOf(specifier: ts.Expression, from: string): string | undefined {
  if (!ts.isStringLiteral(specifier)) return undefined;
  const { text } = specifier;
  if (text.startsWith('./')) return `${from.slice(0, from.lastIndexOf('/'))}/${text.slice(2)}`;
  if (!text.startsWith('#')) return undefined;
  return text.startsWith('#functions/') ? text.slice(1) : `shared/${text.slice(1)}`;
}
