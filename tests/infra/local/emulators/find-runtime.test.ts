import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findRuntime } from '#infra/local/emulators/find-runtime.ts';
import { StartError } from '#infra/local/start-error.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'will-runtime-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a program into the folder that ends with this code. */
function program(name: string, code = 0): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nexit ${code}\n`);
  chmodSync(path, 0o755);
  return path;
}

const find = (platform: NodeJS.Platform = 'linux', more: Record<string, string> = {}) =>
  findRuntime({ PATH: `/nowhere:${folder}`, ...more }, platform);

describe('the program that runs DynamoDB Local', () => {
  it('is Java if both are there', () => {
    const java = program('java');
    program('docker');
    expect(find()).toEqual({ name: 'java', path: java });
  });

  it('is the Java in JAVA_HOME before the one in PATH', () => {
    program('java');
    mkdirSync(join(folder, 'home/bin'), { recursive: true });
    expect(find('linux', { JAVA_HOME: join(folder, 'home') })).toEqual({ name: 'java', path: join(folder, 'java') });
    const java = program('home/bin/java');
    expect(find('linux', { JAVA_HOME: join(folder, 'home') })).toEqual({ name: 'java', path: java });
  });

  it('is Docker without Java', () => {
    const docker = program('docker');
    expect(find()).toEqual({ name: 'docker', path: docker });
  });

  it('is Docker where the java of macOS only says that Java is missing', () => {
    program('java', 1);
    const docker = program('docker');
    expect(find('darwin')).toEqual({ name: 'docker', path: docker });
    program('java');
    expect(find('darwin').name).toBe('java');
  });

  it('is not a file that cannot be executed', () => {
    chmodSync(program('java'), 0o644);
    const docker = program('docker');
    expect(find()).toEqual({ name: 'docker', path: docker });
  });

  it('has the ending .exe on Windows', () => {
    const java = program('java.exe');
    expect(findRuntime({ Path: folder }, 'win32')).toEqual({ name: 'java', path: java });
  });

  it.each([
    ['linux', 'sudo apt install default-jre-headless'],
    ['darwin', 'brew install --cask temurin'],
    ['win32', 'winget install EclipseAdoptium.Temurin.21.JDK'],
    ['freebsd', 'sudo apt install default-jre-headless'],
  ] as const)('is missing on %s: the error names one command', (platform, command) => {
    expect(() => find(platform)).toThrow(StartError);
    expect(() => find(platform)).toThrow(`Install Java with "${command}" and try again.`);
    expect(() => find(platform)).toThrow('DYNAMODB_ENDPOINT');
  });
});
