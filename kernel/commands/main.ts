import { commandList } from '#kernel/commands/command_list'
import AuditAnchor from '#kernel/changes/commands/audit_anchor'
import AuditHeads from '#kernel/changes/commands/audit_heads'
import AuditVerify from '#kernel/changes/commands/audit_verify'
import { schemaCommands } from '#kernel/case/forms/commands/main'
import ForgetAuthenticator from '#kernel/identity/commands/forget_authenticator'
import JobsWork from '#kernel/jobs/commands/jobs_work'
import MakePlatformAdministrator from '#kernel/people/commands/make_platform_administrator'
import DocsOpenApi from '#kernel/openapi/commands/docs_openapi'
import PluginList from '#kernel/plugins/commands/plugin_list'
import PluginMake from '#kernel/plugins/commands/plugin_make'
import DocsReports from '#kernel/reports/commands/docs_reports'

export const { getMetaData, getCommand } = commandList([
  PluginList,
  PluginMake,
  AuditVerify,
  AuditAnchor,
  AuditHeads,
  ForgetAuthenticator,
  MakePlatformAdministrator,
  JobsWork,
  DocsReports,
  DocsOpenApi,
  ...schemaCommands,
])
