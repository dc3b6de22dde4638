import { parseServiceAddress } from '../../../src/addin/runtime/service-address';

test.each([
  ['https://api.example.com', 'https://api.example.com'],
  [' https://api.example.com/ ', 'https://api.example.com'],
  ['https://API.example.com/v1/', 'https://api.example.com'],
  ['https://gateway.example/team/ker/v1', 'https://gateway.example/team/ker'],
  ['https://api.example.com:8443', 'https://api.example.com:8443'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://127.0.0.1:3000/', 'http://127.0.0.1:3000'],
])('%s becomes %s', (text, address) => {
  expect(parseServiceAddress(text)).toBe(address);
});

test.each([
  '',
  'api.example.com',
  'http://api.example.com',
  'http://127.0.0.1.example.com',
  'http://localhost.example.com',
  'http://localhost@evil.example',
  'https://user:secret@api.example.com',
  'https://api.example.com?key=1',
  'https://api.example.com#x',
  'ftp://api.example.com',
  'javascript:alert(1)',
  'https://',
])('%j may not get the key', (text) => {
  expect(parseServiceAddress(text)).toBeUndefined();
});
