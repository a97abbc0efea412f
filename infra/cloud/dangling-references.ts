import { PROFILE_OUTPUT } from './settings.ts';

/** A template with the names under which other templates know it. */
export interface LinkedTemplate {
  /** The name of the stack. */
  stack: string;
  /** The name of the file. The resource of a nested stack names it. */
  file: string;
  template: Template;
}

interface Template {
  Parameters?: Record<string, { Default?: unknown }>;
  Resources?: Record<string, Resource>;
  Outputs?: Record<string, { Value?: unknown; Export?: { Name?: unknown } }>;
}

interface Resource {
  Type: string;
  Properties?: { Parameters?: object };
  Metadata?: { 'aws:asset:path'?: string };
}

/** A reference to something that no template has. */
export interface DanglingReference {
  stack: string;
  text: string;
}

/** The outputs that deployed stacks may read, by the part of the stack that has them (`data` of `will-prod-data`). */
type PreviousOutputs = Readonly<Record<string, readonly string[]>>;

/**
 * Returns what a template expects of another one and does not get: exports, outputs, and the parameters of a nested stack. Also what
 * stacks of the previous release expect, to which a failed deployment returns. CloudFormation would notice this in the middle of a
 * deployment, and its rules look at one template at a time.
 */
export function findDanglingReferences(templates: readonly LinkedTemplate[], previous: PreviousOutputs): DanglingReference[] {
  const exported = templates.flatMap(({ template }) =>
    Object.values(template.Outputs ?? {}).flatMap(({ Export }) => (Export ? [key(Export.Name)] : [])),
  );
  return templates.flatMap(({ stack, template }) => {
    const texts = [
      ...valuesOf(template, 'Fn::ImportValue')
        .filter((name) => !exported.includes(key(name)))
        .map((name) => `No stack exports ${key(name)}.`),
      ...valuesOf(template, 'Fn::GetStackOutput').flatMap((given) => missingOutput(given, templates)),
      ...(previous[/^will-[a-z0-9]+-(\w+)$/.exec(stack)?.[1] ?? ''] ?? [])
        .filter((name) => !Object.hasOwn(template.Outputs ?? {}, name) && !(isOfAFamily(template) && OTHER_KEYS.test(name)))
        .map((name) => `The output ${name} is missing, which stacks of the previous release read.`),
      ...Object.entries(template.Resources ?? {}).flatMap(([id, resource]) => nestedFaults(id, resource, { template, templates })),
    ];
    return [...new Set(texts)].map((text) => ({ stack, text }));
  });
}

/** Keys that a stage with the profile `family` does not have. A stage keeps its profile, so that its previous release had none either. */
const OTHER_KEYS = /^PublishOutputFnGetAtt(Packages|Staging|Table)Key/;

const isOfAFamily = ({ Outputs }: Template): boolean => Outputs?.[PROFILE_OUTPUT]?.Value === 'family';

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/intrinsic-function-reference-getstackoutput.html */
function missingOutput(given: unknown, templates: readonly LinkedTemplate[]): string[] {
  const { StackName, OutputName } = given as { StackName?: unknown; OutputName?: unknown };
  const isThere = templates.some(({ stack, template }) => stack === StackName && Object.hasOwn(template.Outputs ?? {}, String(OutputName)));
  return isThere ? [] : [`The stack ${key(StackName)} has no output ${key(OutputName)}.`];
}

function nestedFaults(
  id: string,
  { Type, Properties, Metadata }: Resource,
  within: { template: Template; templates: readonly LinkedTemplate[] },
): string[] {
  if (Type !== 'AWS::CloudFormation::Stack') return [];
  const nested = within.templates.find(({ file }) => file === Metadata?.['aws:asset:path'])?.template;
  if (!nested) return [`The nested stack ${id} has no template.`];
  const given = Object.keys(Properties?.Parameters ?? {});
  const known = nested.Parameters ?? {};
  const asked = valuesOf(within.template, 'Fn::GetAtt').flatMap((value) => outputOf(value, id));
  return [
    ...Object.keys(known).flatMap((name) =>
      given.includes(name) || known[name]?.Default !== undefined ? [] : [`The nested stack ${id} gets no parameter ${name}.`],
    ),
    ...given.flatMap((name) => (Object.hasOwn(known, name) ? [] : [`The nested stack ${id} has no parameter ${name}.`])),
    ...asked.flatMap((name) => (Object.hasOwn(nested.Outputs ?? {}, name) ? [] : [`The nested stack ${id} has no output ${name}.`])),
  ];
}

/** Returns the output of a nested stack that `Fn::GetAtt` names, in a list. */
function outputOf(value: unknown, id: string): string[] {
  const [resource, attribute = ''] = Array.isArray(value) ? value.map(String) : String(value).split(/\.(.*)/);
  return resource === id && attribute.startsWith('Outputs.') ? [attribute.slice('Outputs.'.length)] : [];
}

/** Returns the argument of each use of an intrinsic function. */
function valuesOf(node: unknown, intrinsic: string): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) => [...(name === intrinsic ? [value] : []), ...valuesOf(value, intrinsic)]);
}

function key(name: unknown): string {
  return typeof name === 'string' ? name : JSON.stringify(name);
}
