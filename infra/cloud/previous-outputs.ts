/**
 * The outputs that stacks of the previous release read, by the part of the stack that has them. Data and the place of the pages are
 * deployed first: if a later stack then fails, CloudFormation returns it to its present template, which still reads these. So an output
 * stays for one release after its last use. Add each output that a release begins to read. Remove a line, and what declares its output,
 * one release after its last use. The synthesis compares the templates with this list.
 */
export const PREVIOUS_OUTPUTS: Readonly<Record<string, readonly string[]>> = {
  data: [
    'PublishOutputFnGetAttApiRootResourceIdA05AA46C',
    'PublishOutputFnGetAttCustodyKey9879F1A3Arn7336C811',
    'PublishOutputFnGetAttEvidenceKey167D8F4DArn5F396983',
    'PublishOutputFnGetAttOperationsKey2329F47AArn35EA54C4',
    'PublishOutputFnGetAttPackages660AFF77ArnCE8CA67E',
    'PublishOutputFnGetAttPackagesKey2B9CDC27Arn5F330221',
    'PublishOutputFnGetAttScheduleRole756A1A25Arn5547D4B0',
    'PublishOutputFnGetAttStaging12D1754EArn10AD1D02',
    'PublishOutputFnGetAttStaging12D1754ERegionalDomainName8E93C87E',
    'PublishOutputFnGetAttStagingKey9139DAA5Arn9E6ADBB1',
    'PublishOutputFnGetAttTableCD117FA1Arn27EC6E03',
    'PublishOutputFnGetAttTableCD117FA1StreamArn2ADA1321',
    'PublishOutputFnGetAttTableKeyF581D96FArnEAB700AD',
    'PublishOutputFnGetAttUndeliveredcallsC516F70AArnEACEAAFE',
    'PublishOutputFnGetAttUndeliveredcallsC516F70AQueueNameBD620DD1',
    'PublishOutputFnGetAttUndeliveredeffects85EC6E2FArn39CC07FF',
    'PublishOutputFnGetAttUndeliveredeffects85EC6E2FQueueNameF5CCFB19',
    'PublishOutputFnGetAttUndeliveredschedules715A62CEArn0F3ED96A',
    'PublishOutputFnGetAttUndeliveredschedules715A62CEQueueNameE097360F',
    'PublishOutputRefAlarms04B5A0BFD2C42817',
    'PublishOutputRefApi4CB4123B',
    'PublishOutputRefCustodyKey9879F1A3F81C83B1',
    'PublishOutputRefEvidenceKey167D8F4D350BF85C',
    'PublishOutputRefOperationsKey2329F47ABD4969B0',
    'PublishOutputRefPackages660AFF774C99342B',
    'PublishOutputRefStaging12D1754E15DE889B',
    'PublishOutputRefTableCD117FA15A08FEDB',
  ],
  site: [
    'PublishOutputFnGetAttPages127DFD1AArnA1C20C2A',
    'PublishOutputFnGetAttSiteE53D7754DomainName82E3D161',
    'PublishOutputRefPages127DFD1A9F6C08EF',
  ],
};
