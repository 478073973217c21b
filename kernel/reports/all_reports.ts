import db from '@adonisjs/lucid/services/db'
import type { ApplicationService } from '@adonisjs/core/types'

import { RuleBook } from '#kernel/case/findings/rule_book'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { apiReport } from '#kernel/reports/api_report'
import { callsReport } from '#kernel/reports/calls_report'
import { errorsReport } from '#kernel/reports/errors_report'
import { permissionsReport } from '#kernel/reports/permissions_report'
import { pluginReports } from '#kernel/reports/plugin_reports'
import { pluginsReport } from '#kernel/reports/plugins_report'
import type { Report } from '#kernel/reports/report'
import { routesReport } from '#kernel/reports/routes_report'
import { rulesReport } from '#kernel/reports/rules_report'
import { slotsReport } from '#kernel/reports/slots_report'
import { tablesReport } from '#kernel/reports/tables_report'

/** The pages of docs/ that the program writes about itself. */
export async function allReports(
  app: Pick<ApplicationService, 'container' | 'makePath'>
): Promise<Report[]> {
  const { container } = app
  const registry = await container.make(PluginRegistry)
  const router = await container.make('router')
  const [book, forms] = await Promise.all([container.make(RuleBook), container.make(FormSchemas)])
  return [
    pluginsReport(registry),
    routesReport(registry, router),
    callsReport(router),
    apiReport(),
    permissionsReport(registry, router),
    errorsReport(registry),
    rulesReport(book, forms),
    slotsReport(registry, app.makePath()),
    tablesReport(db.connection('owner')),
    ...(await registry.collect(pluginReports)),
  ]
}
