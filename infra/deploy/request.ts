import { parseArgs } from 'node:util';
import { type Origin, type Protection, readSettings } from '#infra/cloud/settings.ts';
import { Stop } from './stop.ts';

/** The decisions that a deployment takes for the operator. A setting with a value is the operator's own decision. */
export interface Choices {
  reservedConcurrency?: boolean;
  mailIdentity?: Origin;
  apiGatewayAccount?: Origin;
  terminationProtection?: Protection;
  previousRoles?: boolean;
  /** The service moves to the address of the pages that come with it. */
  movesToOwnPages?: boolean;
  /** The service leaves a restored table. */
  returnsToOwnTable?: boolean;
}

/** The settings as the operator has written them. */
export type Given = ReturnType<typeof readSettings>;

/** What the operator asks for. */
export interface Request {
  settings: Given;
  choices: Choices;
  /** False if the region comes from the credentials, which another operator can have for another region. */
  isRegionSet: boolean;
  /** Where the region was read, in words. */
  regionSource: string;
  /** The named profile of the credentials. Default: that of the environment. */
  profile: string | undefined;
}

/** Reads one setting. Returns undefined if no one has set it. */
export type Context = (name: string) => unknown;

/** The arguments that this program reads itself. All arguments are passed on to the CDK CLI. */
export interface Arguments {
  context: Context;
  /** Returns where a setting was read, in words. */
  sourceOf(name: string): string;
  profile: string | undefined;
}

/** The region of the credentials, and where it was read. */
export interface FoundRegion {
  name: string;
  source: string;
}

/** The files with settings, in the order in which the CDK CLI reads them. */
export const SETTING_FILES = ['cdk.json', 'cdk.context.json'] as const;

/** Reads settings as the CDK CLI does: the command line first, then the files in this order. */
export function readArguments(args: readonly string[], files: readonly Readonly<Record<string, unknown>>[]): Arguments {
  const { values } = parseArgs({
    args: [...args],
    strict: false,
    allowPositionals: true,
    options: { context: { type: 'string', short: 'c', multiple: true }, profile: { type: 'string' } },
  });
  const given = new Map((values.context ?? []).map((pair) => splitAtEquals(String(pair))));
  return {
    context: (name) => given.get(name) ?? files.find((file) => file[name] !== undefined)?.[name],
    sourceOf: (name) => (given.has(name) ? 'the command' : (SETTING_FILES[files.findIndex((file) => file[name] !== undefined)] ?? 'no file')),
    profile: typeof values.profile === 'string' ? values.profile : undefined,
  };
}

/** Checks the settings before anything is asked from AWS. `region`: that of the credentials, if the settings name none. */
export function readRequest({ context, sourceOf, profile }: Arguments, region: FoundRegion | undefined): Request {
  const isRegionSet = (context('region') ?? '') !== '';
  const chosen = isRegionSet ? String(context('region')) : region?.name;
  if (!chosen) throw new Stop(NO_REGION, ['npm run deploy -- -c region=eu-central-1']);
  const settings = settingsOf(context, chosen);
  const regionSource = isRegionSet ? sourceOf('region') : (region?.source ?? '');
  return { settings, choices: choicesOf(context, settings), isRegionSet, regionSource, profile };
}

const NO_REGION =
  'No region is chosen. All resources will be in it, and it cannot be changed later. Put "region" into the context of cdk.json, or give it with the command.';

function settingsOf(context: Context, region: string): Given {
  try {
    return readSettings(context, { CDK_DEFAULT_REGION: region });
  } catch (error) {
    throw new Stop(error instanceof Error ? error.message : String(error));
  }
}

function choicesOf(context: Context, settings: Given): Choices {
  const { reservedConcurrency, mailIdentity, apiGatewayAccount, terminationProtection, previousRoles } = settings;
  const isSet = (name: string): boolean => (context(name) ?? '') !== '';
  return {
    ...(isSet('reservedConcurrency') && { reservedConcurrency }),
    ...(isSet('mailIdentity') && { mailIdentity }),
    ...(isSet('apiGatewayAccount') && { apiGatewayAccount }),
    ...(isSet('terminationProtection') && { terminationProtection }),
    ...(isSet('previousRoles') && { previousRoles }),
    ...(context('frontendUrl') === 'own' && { movesToOwnPages: true }),
    ...(context('tableStream') === 'own' && { returnsToOwnTable: true }),
  };
}

function splitAtEquals(pair: string): [name: string, value: string] {
  const at = pair.indexOf('=');
  return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
}
