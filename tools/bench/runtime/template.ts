// What the script of an add-in loads that Microsoft's generator (`yo office`) made: its webpack.config.js begins with these two.
import 'core-js/stable';
import 'regenerator-runtime/runtime';

import './peers';
