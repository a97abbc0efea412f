/**
 * What API Gateway says about a request that is larger than AWS lets through: 6 MiB in base64 to a function. The text is the same for
 * all endpoints, but only files are ever this large.
 */
export const REQUEST_TOO_LARGE =
  'The request is too large. Please send less at a time. The files of one POST /api/will/upload can have 4 MiB together, and nothing was added. ' +
  'Announce larger files with POST /api/will/uploads {"files": [{"filename", "mime_type", "size_bytes", "sha256_hash"}]}, ' +
  'send each one with PUT to its url in the reply, and then send POST /api/will/uploads/<id>/complete.';
