import { fileURLToPath } from 'node:url';

import officeAddins from 'eslint-plugin-office-addins';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

import { noLookupByText } from './no-lookup-by-text.mjs';

export default tseslint.config(
  { ignores: ['dist/**', 'node_modules/**', 'test/artefacts/**', 'coverage/**'] },
  ...tseslint.configs.strictTypeChecked,
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { 'office-addins': officeAddins },
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: fileURLToPath(new URL('../..', import.meta.url)),
      },
    },
    rules: {
      'office-addins/call-sync-before-read': 'error',
      'office-addins/load-object-before-read': 'error',
      'office-addins/call-sync-after-load': 'error',
      'office-addins/no-context-sync-in-loop': 'warn',
      'office-addins/no-empty-load': 'error',
      'office-addins/no-navigational-load': 'error',
      'office-addins/no-office-initialize': 'error',
      'office-addins/test-for-null-using-isNullObject': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'max-params': ['error', 4],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Use a named export.' },
      ],
    },
  },
  {
    files: ['src/**/*.ts', 'src/**/*.tsx'],
    // The generators read the inputs that lie beside them; the trial stands in for Excel, whose objects have what names they have.
    ignores: ['src/service/dataset/generate/**', 'src/trial/**'],
    plugins: { ker: { rules: { 'no-lookup-by-text': noLookupByText } } },
    rules: { 'ker/no-lookup-by-text': 'error' },
  },
  { files: ['src/taskpane/**'], extends: [reactHooks.configs.flat['recommended-latest']] },
  {
    files: ['**/*.js', '**/*.mjs', '**/*.cjs'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['test/**/*.ts', 'test/**/*.tsx'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off', 'max-params': 'off' },
  },
);
