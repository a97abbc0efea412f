import { NestedStack } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { Row } from '#http/route.ts';
import { type FunctionFactory, functionFactory } from './function-factory.ts';
import type { ServiceFunctions } from './functions.ts';
import { addressesOf, allowGateway } from './gateway-methods.ts';
import type { Home } from './homes.ts';

interface EndpointProps extends FunctionFactory {
  rows: ServiceFunctions['routes'];
}

/** The functions of the endpoints of one subject. */
export class EndpointStack extends NestedStack {
  readonly functions: readonly [row: Row, fn: LambdaFunction][];

  constructor(scope: Construct, home: Home, { rows, ...inputs }: EndpointProps) {
    super(scope, home, { description: `Will custody: functions of the API (${home})` });
    const make = functionFactory(this, inputs);
    this.functions = rows.map((row) => {
      const fn = make(row);
      for (const address of addressesOf(row.route)) allowGateway(inputs.data.gateway, address, fn);
      return [row.route, fn];
    });
  }
}

/** Creates the functions of all rows in nested stacks by subject, because one stack has too little room for all of them. */
export function createEndpointStacks(scope: Construct, inputs: FunctionFactory): ReadonlyMap<Home, EndpointStack> {
  const homes = Map.groupBy(inputs.functions.routes, ({ home }) => home);
  return new Map([...homes].map(([home, rows]) => [home, new EndpointStack(scope, home, { ...inputs, rows })]));
}
