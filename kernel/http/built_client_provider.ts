import ViteProvider from '@adonisjs/vite/vite_provider'

/**
 * Knows the files of the built client. What the browser loads is always built beforehand, by the
 * start and by the tests: the development server that the framework would start in every test run
 * would look at each request first, and nobody looks at it.
 */
export default class BuiltClientProvider extends ViteProvider {
  override async start() {}
  override async shutdown() {}
}
