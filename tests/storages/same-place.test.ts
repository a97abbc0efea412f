import { describe, expect, it } from 'vitest';
import { type NamedPlace, placeName } from '#storages/adapters/same-place.ts';

const s3 = { access_key_id: 'KEY', secret_access_key: 'secret', bucket: 'wills', region: 'eu-central-1' };
const minio = { ...s3, endpoint: 'https://minio.example.com' };
const login = { host: 'files.example.com', port: 22, username: 'anna', password: 'secret' };
const bucket = (config: object = s3, directoryPath = '/wills'): NamedPlace => ({ type: 'object_store', config, directoryPath });
const server = (more: object = {}, directoryPath = '/wills'): NamedPlace => ({ type: 'sftp', config: { ...login, ...more }, directoryPath });
const drive = (type: string, id: string): NamedPlace => ({ type, config: { account: { id, name: 'Anna' } }, directoryPath: '/Will custody' });
const service = (folder: string): NamedPlace => ({ type: 'service', config: undefined, directoryPath: folder });

describe('two storages', () => {
  it.each<[string, NamedPlace, NamedPlace]>([
    ['a bucket with other keys', bucket(), bucket({ ...s3, access_key_id: 'OTHER', secret_access_key: 'other' })],
    ['a bucket at AWS with its address and without it', bucket(), bucket({ ...s3, endpoint: 'https://s3.eu-central-1.amazonaws.com' })],
    ['a bucket at AWS in another region', bucket(), bucket({ ...s3, region: 'us-east-1' })],
    ['a bucket at an address in another spelling', bucket(minio), bucket({ ...minio, endpoint: 'HTTPS://MinIO.example.com.:443/' })],
    ['a bucket at an address with its region in another spelling', bucket(minio), bucket({ ...minio, region: 'auto' })],
    ['a folder in another spelling', bucket(), bucket(s3, 'wills//')],
    ['the root of a bucket in another spelling', bucket(s3, '/'), bucket(s3, '//')],
    ['a login with a key in place of a password', server(), server({ password: undefined, ssh_key: 'a key' })],
    ['a login at a server in another spelling', server(), server({ host: 'Files.Example.com.' })],
    ['a folder of a login, from the root and from where the login begins', server(), server({}, 'wills')],
    ['a drive that was connected twice', drive('drive_a', 'anna'), { ...drive('drive_a', 'anna'), config: { account: { id: 'anna', name: 'A.' } } }],
    ['two folders of the service', service(`/${'a'.repeat(32)}`), service(`/${'b'.repeat(32)}`)],
  ])('are one place: %s', (_, one, other) => expect(placeName(one)).toBe(placeName(other)));

  it.each<[string, NamedPlace, NamedPlace]>([
    ['two buckets', bucket(), bucket({ ...s3, bucket: 'wills-2' })],
    ['two folders of a bucket', bucket(), bucket(s3, '/Wills')],
    ['a bucket at AWS and one elsewhere', bucket(), bucket(minio)],
    ['a bucket at an address that only ends like AWS', bucket(), bucket({ ...s3, endpoint: 'https://s3.notamazonaws.com' })],
    ['two ports of an address', bucket(minio), bucket({ ...minio, endpoint: 'https://minio.example.com:9000' })],
    ['two servers', server(), server({ host: 'files.example.org' })],
    ['two ports of a server', server(), server({ port: 2222 })],
    ['two logins', server(), server({ username: 'Anna' })],
    ['two folders of a login', server(), server({}, '/wills/2')],
    ['a folder whose name has a slash in it, and parts of other fields', server({ username: 'a' }, 'b/c'), server({ username: 'a/b' }, 'c')],
    ['two accounts of a drive', drive('drive_a', 'anna'), drive('drive_a', 'bert')],
    ['accounts of two drives', drive('drive_a', 'anna'), drive('drive_b', 'anna')],
    ['a bucket and the service', bucket(), service('/wills')],
  ])('are two places: %s', (_, one, other) => expect(placeName(one)).not.toBe(placeName(other)));
});
