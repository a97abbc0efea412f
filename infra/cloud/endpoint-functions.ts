import { NestedStack, type Stack } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Row } from '#http/route.ts';
import { type FunctionFactory, functionFactory } from './function-factory.ts';
import type { ServiceFunctions } from './functions.ts';
import { allowGateway } from './gateway-methods.ts';
import type { Home } from './homes.ts';

/** The functions of the endpoints, and their stacks. */
export interface EndpointFunctions {
  functions: readonly [row: Row, fn: LambdaFunction][];
  stacks: ReadonlyMap<Home, NestedStack>;
}

/** Creates the functions of all rows in nested stacks by subject, because one stack has too little room for all of them. */
export function createEndpointFunctions(parent: Stack, api: RestApi, { routes }: ServiceFunctions, inputs: FunctionFactory): EndpointFunctions {
  const functions: [Row, LambdaFunction][] = [];
  const stacks = new Map<Home, NestedStack>();
  for (const [home, rows] of Map.groupBy(routes, (row) => row.home)) {
    const stack = new NestedStack(parent, home, { description: `Will custody: functions of the API (${home})` });
    const make = functionFactory(stack, inputs);
    for (const row of rows) {
      const fn = make(row);
      allowGateway(api, row.route, fn);
      functions.push([row.route, fn]);
    }
    stacks.set(home, stack);
  }
  return { functions, stacks };
}
