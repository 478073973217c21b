import { SchemaCommand } from '#kernel/case/forms/commands/schema_command'
import { checkCoverage, firstGap } from '#kernel/case/forms/check_coverage'
import { elementCoverage } from '#kernel/case/forms/element_coverage'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { ownLayers } from '#kernel/case/forms/own_layers'
import { failedPlugins } from '#kernel/plugins/failed_plugins'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'

export default class SchemaCheck extends SchemaCommand {
  static commandName = 'schema:check'
  static description = 'Proves that every layer of the product covers every element'

  async run() {
    await this.refusing(async () => {
      const schemas = await FormSchemas.open(await this.sources())
      const registry = await this.app.container.make(PluginRegistry)
      const layers = [...ownLayers(schemas), ...(await registry.collect(elementCoverage))]
      const reports = checkCoverage(schemas.catalogue, layers)
      // A plugin that does not load leaves its layers out: then nothing is proved.
      const [broken] = failedPlugins.keys()
      const gap = broken
        ? `Plugin "${broken}" failed: its layers are not checked`
        : firstGap(reports)
      const elements = schemas.catalogue.elements.length
      this.print({ ok: gap === undefined, gap, elements, layers: reports }, () => [
        `${elements} elements`,
        ...reports.map(
          ({ layer, covered, exempt, missing }) =>
            `${layer}: ${covered} covered, ${exempt} left out on purpose, ${missing.length} missing`
        ),
        gap ?? 'All layers cover the same elements',
      ])
      if (gap !== undefined) this.exitCode = 1
    })
  }
}
