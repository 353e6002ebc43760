import plugin from 'fastify-plugin'

/**
 * HTML forms know only GET and POST. A route for DELETE also answers POST at its URL plus `/delete`, a route for PUT
 * also answers POST at its own URL, so that forms work without script. Register it before every route.
 */
export const writesByForm = plugin(async (app) => {
  app.addHook('onRoute', function ({ path, routePath, prefix, ...route }) {
    // Signed URLs are for programs only.
    if (route.config?.fromOutside) return
    if (route.method === 'DELETE') this.route({ ...route, method: 'POST', url: `${routePath}/delete` })
    if (route.method === 'PUT') this.route({ ...route, method: 'POST', url: routePath })
  })
})
