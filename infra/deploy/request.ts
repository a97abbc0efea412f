import { parseArgs } from 'node:util';
import { type GivenSettings, readSettings, refuseExamples, type Written } from '#infra/cloud/settings.ts';
import { Stop } from './stop.ts';

/** What the operator asks for. */
export interface Request {
  settings: GivenSettings;
  /** `frontendUrl=own`: the service moves to the address of the pages that come with it. */
  movesToOwnPages: boolean;
  /** `tableStream=own`: the service leaves a restored table. */
  returnsToOwnTable: boolean;
  /** Whether the settings name a profile of the deployment, also the default one. */
  namesProfile: boolean;
  /** The named profile of the credentials. Default: that of the environment. */
  profile: string | undefined;
}

/** The arguments that this program reads itself. All arguments are passed on to the CDK CLI. */
export interface Arguments {
  written: Written;
  profile: string | undefined;
}

/** Reads settings as the app of the CDK does: the command line first, then the files in this order. */
export function readArguments(args: readonly string[], files: readonly Readonly<Record<string, unknown>>[]): Arguments {
  const { values } = parseArgs({
    args: [...args],
    strict: false,
    allowPositionals: true,
    options: { context: { type: 'string', short: 'c', multiple: true }, profile: { type: 'string' } },
  });
  const given = new Map<string, string>((values.context ?? []).map((pair) => splitAtEquals(String(pair))));
  return {
    written: (name) => given.get(name) ?? files.find((file) => file[name] !== undefined)?.[name],
    profile: typeof values.profile === 'string' ? values.profile : undefined,
  };
}

/** Checks the settings before anything is asked from AWS. */
export function readRequest({ written, profile }: Arguments): Request {
  try {
    const settings = readSettings(written);
    refuseExamples(settings);
    return {
      settings,
      movesToOwnPages: written('frontendUrl') === 'own',
      returnsToOwnTable: written('tableStream') === 'own',
      namesProfile: written('profile') !== undefined,
      profile,
    };
  } catch (error) {
    throw new Stop(error instanceof Error ? error.message : String(error));
  }
}

function splitAtEquals(pair: string): [name: string, value: string] {
  const at = pair.indexOf('=');
  return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
}
