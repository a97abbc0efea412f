/**
 * The requests a second of each method, from all addresses together. A flood from many addresses on one method leaves the others alone,
 * and costs at most what this limit lets through. docs/operations.md says how many Hosts it is enough for.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-request-throttling.html
 */
export const METHOD_LIMIT = { throttlingRateLimit: 100, throttlingBurstLimit: 200 };

/** How the function of effects reads the stream. Records of one partition key stay in order. */
export const STREAM_READER = { batchSize: 10, parallelizationFactor: 4 };
