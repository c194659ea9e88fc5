const may = {
  schemas: [],
  runtime: ['schemas'],
  renderers: ['schemas', 'runtime'],
  server: ['schemas'],
  builder: ['schemas', 'runtime', 'renderers'],
  src: ['schemas', 'runtime', 'renderers', 'builder'],
}
const ours = '^(schemas|runtime|renderers|builder|src|server|tests)/'
const test = '[.](test|fixture)[.]tsx?$'
// Catalog of renderers: generated, without React. The server and the page checker may import it, too.
const plain = '^renderers/catalog([.]gen)?[.]ts$'
// Smaller entry points of layers, in addition to index.ts: a bundle that uses one doesn't contain the whole
// layer.
const doors = '^(schemas/expr|runtime/(http|access|i18n))/index[.]ts$'
// Files that import all areas.
const lists = '^server/(areas|registry|app)[.]ts$'
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

export default {
  forbidden: [
    ...Object.keys(may).map((layer) =>
      rule(
        `layer-${layer}`,
        `${layer}/ may import: itself${may[layer].map((l) => `, ${l}/`).join('')}. Move shared code down a layer.`,
        { path: `^${layer}/`, pathNot: test },
        {
          path: ours,
          pathNot: [`^(${[layer, ...may[layer]].join('|')})/`, ...(layer === 'server' ? [plain] : [])],
        },
      ),
    ),
    rule(
      'front-door',
      'Enter another layer by its index.ts, or by one of its narrow doors.',
      { path: '^([^/]+)/', pathNot: ['^tests/', '^schemas/pages/'] },
      { path: `${ours}.+/`, pathNot: ['^$1/', '^tests/', plain, doors, '^schemas/pages/.+[.]json$'] },
    ),
    rule(
      'renderer-is-alone',
      'Find other renderers by name in the registry; share code in renderers/shared/.',
      {
        path: '^(renderers/(cells|fields|blocks|charts|pages)/[^/.]+)[/.]',
        pathNot: [test, '^renderers/pages/kinds[.]tsx$'],
      },
      { path: '^renderers/(cells|fields|blocks|charts|pages|gallery)/', pathNot: '^$1[/.]' },
    ),
    rule(
      'shared-stands-below',
      'Renderers stand on renderers/shared/, which knows none of them: find one by name in the registry.',
      { path: '^renderers/shared/', pathNot: test },
      { path: '^renderers/', pathNot: '^renderers/shared/' },
    ),
    rule(
      'module-is-alone',
      'A server module imports no other: share code in server/platform or server/records, declare in its area.ts.',
      { path: '^(server/modules/[^/]+)/', pathNot: test },
      { path: `^server/(modules|cli)/|${lists}`, pathNot: '^$1/' },
    ),
    rule(
      'area-is-one-line',
      'Only server/areas.ts knows the modules: declare the part in the area.ts of its folder.',
      {
        path: '^server/',
        pathNot: [
          test,
          '^server/modules/',
          '^server/areas[.]ts$',
          // app.ts mounts hooks for the whole server, whose order matters.
          '^server/app[.]ts$',
          // Demo data and imported data follow the rules of the modules.
          '^server/db/seed/(seed-demo|demo/.+)[.]ts$',
          '^server/cli/import-jeecg/',
        ],
      },
      { path: '^server/modules/' },
    ),
    rule(
      'platform-below-modules',
      'server/db, server/platform and server/records stand below the modules: take a port from Services instead.',
      { path: '^server/(db|platform|records)/', pathNot: test },
      { path: `^server/cli/|${lists}` },
    ),
    rule(
      'platform-below-records',
      'server/platform knows no kinds of record: it finds them by name in the registry of Services.',
      { path: '^server/platform/', pathNot: test },
      { path: '^server/records/' },
    ),
    rule(
      'headless',
      'antd is for renderers, builder and src.',
      { path: '^(schemas|runtime|server)/' },
      { path: 'node_modules/(antd|@ant-design|@formily/antd-v5)/' },
    ),
    rule(
      'plain-schemas',
      'These run on the server too.',
      { path: `^(schemas|server)/|${plain}`, pathNot: test },
      { path: 'node_modules/(react|antd|valtio|@formily/react)/', reachable: true },
    ),
    rule(
      'no-typebox-in-the-browser',
      'Shapes are for the checker: import them with `import type`. A renderer writes its settings; the build drops them.',
      { path: '^(runtime|src)/', pathNot: test },
      { path: 'node_modules/typebox/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'cel-behind-the-facade',
      'Only schemas/expr/ talks to CEL.',
      { path: ours, pathNot: '^schemas/expr/' },
      {
        path: 'node_modules/@marcbachmann/cel-js/',
      },
    ),
    rule(
      'no-fields-in-cells',
      'A list has a thousand cells: none of them is a field of Formily. Formily belongs to forms.',
      { path: '^(renderers/(cells|pages/list)|runtime/list)/', pathNot: test },
      { path: 'node_modules/@formily/' },
    ),
    rule(
      'forms-on-observables',
      'Forms are drawn by our own observer and made without a schema: neither SchemaField nor @formily/reactive-react.',
      { path: '^(schemas|runtime|renderers|builder|src|server)/', pathNot: test },
      { path: '(^|/)@formily/(reactive-react|json-schema)(/|$)' },
    ),
    rule(
      'no-cycles',
      'Two files that need each other are one idea, or three; types count too.',
      {},
      { circular: true },
    ),
    rule(
      'no-orphans',
      'Dead code: nothing imports it.',
      {
        orphan: true,
        path: ours,
        pathNot: [
          test,
          '^tests/',
          '[.]d[.]m?ts$',
          '^schemas/(pages|.+[.]json)',
          '[.]gen[.]',
          '[.]module[.]css$',
        ],
      },
      {},
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}
