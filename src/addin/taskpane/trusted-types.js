// The one place that says which text may become the address of a script, where the browser asks for it (Trusted Types):
// this site's own scripts, which webpack's loader adds, and Microsoft's, which office.js adds. Nothing makes HTML of a text
// in this page: answers come as nodes from the sanitiser, which has a policy of its own. What is parsed into a document apart,
// as office.js parses its XML, shows nothing and runs nothing.
if (window.trustedTypes !== undefined) {
  const known = [location.origin, 'https://appsforoffice.microsoft.com'];
  window.trustedTypes.createPolicy('default', {
    createHTML: (text, _type, sink) => (sink === 'DOMParser parseFromString' ? text : undefined),
    createScriptURL: (address) =>
      known.includes(new URL(address, location.href).origin) ? address : undefined,
  });
}
