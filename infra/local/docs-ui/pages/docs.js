// Swagger UI has a dark theme, which this class turns on.
const dark = matchMedia('(prefers-color-scheme: dark)');
const applyTheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', applyTheme);
applyTheme();

// https://github.com/swagger-api/swagger-ui/blob/v5.35.0/docs/usage/configuration.md
window.SwaggerUIBundle({
  url: '/docs/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  filter: true,
  tryItOutEnabled: true,
  // The public validator is another site.
  validatorUrl: null,
});
