import ts from 'typescript';
import { REFUSALS, type RefusalCode } from '#domain/refusal.ts';
import { type Module, moduleOf, type Place } from './source-module.ts';

/** A refusal that is written somewhere in the code; `comeBack` when it is thrown with a time after which to ask again. */
export interface WrittenRefusal {
  code: RefusalCode;
  comeBack: boolean;
}

/** What reaches an endpoint through the App, whose members are found at run time: where the code of each begins. */
const THROUGH_APP: Record<string, Place[]> = {
  store: [{ file: 'shared/store/table.ts', name: 'genuineRow' }],
  openStorage: [
    { file: 'shared/storages/index.ts', name: 'openStorage' },
    { file: 'shared/storages/storage.ts', name: 'storageRefusal' },
  ],
};

/** Never reached by a request, or handled for all endpoints alike. */
const NOT_ENTERED = ['shared/http/endpoint.ts', 'shared/http/idempotency.ts', 'shared/platform/aws.ts', 'functions/routes.ts'];

/** What is refused there becomes an answer of another kind. */
const CAUGHT = ['shared/workflows/drives/connect-drive.ts#joined'];

/** Every refusal in the declaration `name` of `file` (a path from the root) and in all that it refers to by name, each once. */
export function refusalsOf(file: string, name: string): WrittenRefusal[] {
  const found = new Map<string, WrittenRefusal>();
  const seen = new Set<string>();
  const open: Place[] = [{ file, name }];
  for (let place = open.pop(); place; place = open.pop()) {
    const key = `${place.file}#${place.name}`;
    if (seen.has(key) || NOT_ENTERED.includes(place.file) || CAUGHT.includes(key)) continue;
    seen.add(key);
    const { refusals, places } = readingOf(place);
    for (const refusal of refusals) found.set(JSON.stringify(refusal), refusal);
    open.push(...places);
  }
  return [...found.values()];
}

/** The doc comment of a declaration, in one line. */
export function commentOf(file: string, name: string): string {
  const statement = moduleOf(file).own.get(name)?.parent.parent;
  const comments = statement ? ts.getJSDocCommentsAndTags(statement) : [];
  const text = comments.map(({ comment }) => comment).find((comment) => typeof comment === 'string');
  if (text) return text.replace(/\s+/g, ' ');
  throw new Error(`${file}: ${name} has no comment that says what it does.`);
}

/** What one declaration refuses itself, and where it leads. */
function readingOf({ file, name }: Place): { refusals: WrittenRefusal[]; places: Place[] } {
  const module = moduleOf(file);
  const node = module.own.get(name);
  const imported = module.imported.get(name);
  if (!node) return { refusals: [], places: imported ? [imported] : [] };
  const nodes = nodesOf(node);
  return { refusals: nodes.flatMap(refusalsIn), places: nodes.flatMap((one) => placesIn(one, file, module)) };
}

/** All nodes that run: neither types nor the names of fields. */
function nodesOf(node: ts.Node): ts.Node[] {
  if (ts.isTypeNode(node)) return [];
  if (ts.isPropertyAccessExpression(node)) return [node, ...nodesOf(node.expression)];
  if (ts.isPropertyAssignment(node)) return [node, ...nodesOf(node.initializer)];
  const inside: ts.Node[] = [node];
  ts.forEachChild(node, (child) => {
    inside.push(...nodesOf(child));
  });
  return inside;
}

/** Fields that hold the code of a refusal that is thrown elsewhere. */
const CODE_FIELDS = ['otherwise', 'why'];

/** `new Refusal('code', …)`, `otherwise: 'code'`, and a lost race, which is told as a conflict. */
function refusalsIn(node: ts.Node): WrittenRefusal[] {
  const lost = { code: 'conflict' as const, comeBack: false };
  if (ts.isNewExpression(node) && ts.isIdentifier(node.expression)) {
    if (node.expression.text === 'Conflict') return [lost];
    if (node.expression.text !== 'Refusal') return [];
    const [code, , , retryAfter] = node.arguments ?? [];
    return code ? codesIn(code).map((one) => ({ code: one, comeBack: retryAfter !== undefined })) : [];
  }
  if (ts.isPropertyAssignment(node) && CODE_FIELDS.includes(node.name.getText())) {
    return codesIn(node.initializer).map((code) => ({ code, comeBack: false }));
  }
  const commits = ts.isPropertyAccessExpression(node) && node.name.text === 'commit' && node.expression.getText().endsWith('app.store');
  return commits ? [lost] : [];
}

function codesIn(node: ts.Node): RefusalCode[] {
  return nodesOf(node).flatMap((one) => (ts.isStringLiteral(one) && isCode(one.text) ? [one.text] : []));
}

function placesIn(node: ts.Node, file: string, { own, imported }: Module): Place[] {
  const worker = workerIn(node);
  if (worker) return [{ file: `functions/workers/${worker}.ts`, name: 'handler' }];
  if (ts.isPropertyAccessExpression(node)) {
    const owner = node.expression.getText();
    const whole = imported.get(owner);
    if (whole?.name === '*') return [{ file: whole.file, name: node.name.text }];
    return owner === 'app' || owner.endsWith('.app') ? (THROUGH_APP[node.name.text] ?? []) : [];
  }
  if (!ts.isIdentifier(node)) return [];
  if (own.has(node.text)) return [{ file, name: node.text }];
  const place = imported.get(node.text);
  return place ? [place] : [];
}

/** `app.workers.call('seal', …)`. */
function workerIn(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !/\bworkers\.call$/.test(node.expression.getText())) return undefined;
  const [name] = node.arguments;
  return name && ts.isStringLiteral(name) ? name.text : undefined;
}

function isCode(text: string): text is RefusalCode {
  return Object.hasOwn(REFUSALS, text);
}
