// The rules of Office's plugin alone: what the plugin exports brings its settings for ESLint, Prettier and React too, which take
// a second to load and most of its packages.
import rules from 'eslint-plugin-office-addins/lib/rules/index.js';

export default { meta: { name: 'office-addins' }, rules: rules.default };
