const { LOCAL_ADDRESS } = require('./variables.cjs');

/**
 * The manifest of one deployment. Excel takes add-ins apart by their id, so one for trying out, with its own id and name,
 * stands beside the one that everybody works with.
 */
function manifestOf(manifest, { address, id, name, version, support }) {
  const { origin } = new URL(address);
  const edits = [
    // An app domain is an origin; all else may lie below a path.
    [/(<AppDomain>)[^<]*/, origin],
    [/(<Id>)[^<]*/, id],
    [/(<Version>)[^<]*/, version && fourParts(version)],
    [/(<SupportUrl DefaultValue=")[^"]*/, support],
    [/(<DisplayName DefaultValue=")[^"]*/, name],
    // A name of one's own is the same in every language.
    [/(<DisplayName [^>]*>\s*<Override Locale="de-DE" Value=")[^"]*/, name],
    // The tab has little room, and need not say where it stands.
    [/(id="Tab.Label" DefaultValue=")[^"]*/, name?.replace(/ for Excel$/, '')],
  ];
  return edits.reduce(edited, manifest.replaceAll(LOCAL_ADDRESS, escaped(address)));
}

function edited(text, [place, value]) {
  if (!place.test(text)) throw new Error(`Expected manifest.xml to hold ${place}`);
  return value === undefined ? text : text.replace(place, (_, before) => before + escaped(value));
}

function fourParts(version) {
  return version.split('.').length === 3 ? `${version}.0` : version;
}

function escaped(text) {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

module.exports = { manifestOf };
