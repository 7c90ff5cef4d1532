import { startS3 } from '../../../tests/services/support/s3';

const [port, directory = ''] = process.argv.slice(2);
const { url, port: used } = await startS3({ port: Number(port), directory });
process.send?.({ url, port: used });
