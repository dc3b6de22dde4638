import { installedBrowser } from './installed-browser';

const nothing = () => false;

describe('the browser of the tests', () => {
  it('is the one that CHROME names', () => {
    const env = { CHROME: '/opt/chrome' };
    expect(installedBrowser({ platform: 'linux', env, exists: () => true })).toBe('/opt/chrome');
    expect(() => installedBrowser({ platform: 'linux', env, exists: nothing })).toThrow(
      'Expected CHROME to be the path of a browser, got /opt/chrome',
    );
  });

  it.each([
    ['linux', {}, '/usr/bin/chromium'],
    ['darwin', { HOME: '/Users/a' }, '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
  ] as const)('is found where %s keeps it', (platform, env, path) => {
    expect(installedBrowser({ platform, env, exists: (each) => each === path })).toBe(path);
  });

  it('is looked for in the program folders of Windows', () => {
    const found = installedBrowser({
      platform: 'win32',
      env: { 'PROGRAMFILES(X86)': 'C:/x86' },
      exists: (path) => path.endsWith('msedge.exe'),
    });
    expect(found).toContain('Edge');
  });

  it('is undefined where none is installed', () => {
    expect(installedBrowser({ platform: 'linux', env: {}, exists: nothing })).toBeUndefined();
  });
});
