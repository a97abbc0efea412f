import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '#infra/local/start-error.ts';

/** A program on this machine that can run DynamoDB Local, with its path. */
export interface Runtime {
  name: 'java' | 'docker';
  path: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns Java if this machine has it (`JAVA_HOME`, then `PATH`), else Docker. Throws StartError that names the command which installs Java. */
export function findRuntime(env: Environment, platform: NodeJS.Platform = process.platform): Runtime {
  const java = findJava(env, platform);
  if (java !== undefined) return { name: 'java', path: java };
  const docker = onPath('docker', env, platform);
  if (docker !== undefined) return { name: 'docker', path: docker };
  throw new StartError(`DynamoDB Local needs Java 11 or newer, or Docker, and neither was found. ${installAdvice(platform)}`);
}

/** What to do where DynamoDB Local does not start: one command for this system, and the way without Java. */
export function installAdvice(platform: NodeJS.Platform = process.platform): string {
  return (
    `Install Java with "${INSTALL_JAVA[platform] ?? INSTALL_JAVA.linux}" and try again. ` +
    'Or set DYNAMODB_ENDPOINT to the address of a DynamoDB Local that you run, such as http://127.0.0.1:8000.'
  );
}

/** Debian and its relatives, Homebrew, the Windows package manager. */
const INSTALL_JAVA: Partial<Record<NodeJS.Platform, string>> & { linux: string } = {
  linux: 'sudo apt install default-jre-headless',
  darwin: 'brew install --cask temurin',
  win32: 'winget install EclipseAdoptium.Temurin.21.JDK',
};

function findJava(env: Environment, platform: NodeJS.Platform): string | undefined {
  const home = env['JAVA_HOME'];
  const java = (home && executable(join(home, 'bin', fileName('java', platform)))) || onPath('java', env, platform);
  // macOS has a /usr/bin/java also where Java is not installed: it only says so.
  const isStub = java !== undefined && platform === 'darwin' && spawnSync(java, ['-version'], { stdio: 'ignore' }).status !== 0;
  return isStub ? undefined : java;
}

function onPath(program: string, env: Environment, platform: NodeJS.Platform): string | undefined {
  const folders = (env['PATH'] ?? env['Path'] ?? '').split(platform === 'win32' ? ';' : ':').filter((folder) => folder !== '');
  return folders.map((folder) => executable(join(folder, fileName(program, platform)))).find((path) => path !== undefined);
}

const fileName = (program: string, platform: NodeJS.Platform): string => (platform === 'win32' ? `${program}.exe` : program);

function executable(path: string): string | undefined {
  try {
    accessSync(path, constants.X_OK);
    return path;
  } catch {
    return undefined;
  }
}
