/** The headers with which a browser uploads a file to the staging bucket. The bucket allows no others. */
export const UPLOAD_HEADERS: readonly string[] = ['content-type', 'x-amz-checksum-sha256', 'if-none-match'];
