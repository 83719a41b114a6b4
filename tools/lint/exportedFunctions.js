/** A rule for the lint: an exported function is declared with `function`, unless it has a named type. */
const message = 'Declare an exported function with `function`: it is easier to find.';

const rule = {
  create: (context) => ({
    'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator:not([id.typeAnnotation]) > ArrowFunctionExpression':
      (node) => context.report({ node, message }),
  }),
};

export default { meta: { name: 'site' }, rules: { 'exported-functions': rule } };
