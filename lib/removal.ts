import plugin from 'fastify-plugin'

/** A form knows no DELETE: what a program deletes at a URL, a form without script deletes by POST to its `/removal`. */
export const removalByForm = plugin(async (app) => {
  app.addHook('onRoute', function ({ path, routePath, prefix, ...route }) {
    if (route.method === 'DELETE') this.route({ ...route, method: 'POST', url: `${routePath}/removal` })
  })
})
