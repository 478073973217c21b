import { guard } from '#kernel/access/guard'
import { calls } from '#kernel/http/calls'

const SetupController = () => import('#plugins/sur/setup/setup_controller')
const ReportController = () => import('#plugins/sur/reports/report_controller')
const SectionController = () => import('#plugins/sur/writing/section_controller')
const TemplateController = () => import('#plugins/sur/templates/template_controller')
const FreezeController = () => import('#plugins/sur/freezing/freeze_controller')
const TaskController = () => import('#plugins/sur/tasks/task_controller')
const PrintController = () => import('#plugins/sur/printing/print_controller')
const RegisterController = () => import('#plugins/sur/registers/register_controller')
const OpeningController = () => import('#plugins/sur/opening/opening_controller')

// Which right a call asks for follows from the kind of report that it is about.
const may = guard.signedIn()
const base = '/report/base'
const one = `${base}/business/:reportId`

calls.get(`${base}/setup`, [SetupController, 'show']).as('sur.setup.show').use(may)
calls.post(`${base}/setup`, [SetupController, 'save']).as('sur.setup.save').use(may)
calls.get(`${base}/template`, [TemplateController]).as('sur.template').use(may)
calls.get(`${base}/task`, [TaskController]).as('sur.task').use(may)

calls.get(`${base}/business`, [ReportController, 'list']).as('sur.reports.list').use(may)
calls.post(`${base}/business`, [ReportController, 'open']).as('sur.reports.open').use(may)
calls.put(`${base}/business/status`, [ReportController, 'move']).as('sur.reports.move').use(may)
calls.get(one, [ReportController, 'show']).as('sur.reports.show').use(may)
calls.post(`${one}/confirmation`, [ReportController, 'confirm']).as('sur.reports.confirm').use(may)
calls.post(`${one}/document`, [PrintController]).as('sur.reports.print').use(may)
calls.get(`${one}/tables`, [FreezeController, 'show']).as('sur.tables.show').use(may)
calls.get(`${one}/difference`, [FreezeController, 'difference']).as('sur.tables.compare').use(may)
calls.post(`${one}/freezes`, [FreezeController, 'freeze']).as('sur.tables.freeze').use(may)
calls.post(`${one}/readings`, [FreezeController, 'read']).as('sur.tables.read').use(may)
calls.put(`${one}/sections/:key`, [SectionController, 'write']).as('sur.sections.write').use(may)
calls.post(`${one}/comments`, [SectionController, 'comment']).as('sur.comments.add').use(may)
calls.put(`${one}/comments`, [SectionController, 'resolve']).as('sur.comments.resolve').use(may)

const registers = `${base}/registers`
const entry = `${registers}/:registerEntryId`

// Both kinds of report draw on the same registers: the right of either is enough.
calls.get(registers, [RegisterController, 'list']).as('sur.registers.list').use(may)
calls.post(registers, [RegisterController, 'add']).as('sur.registers.add').use(may)
calls.put(entry, [RegisterController, 'change']).as('sur.registers.change').use(may)
calls.get(entry, [RegisterController, 'versions']).as('sur.registers.versions').use(may)

const decides = guard.permission('SUR_CONF')
const opening = '/company/periodic-reports'
calls.get(opening, [OpeningController, 'show']).as('sur.opening.show').use(decides)
calls.put(opening, [OpeningController, 'change']).as('sur.opening.change').use(decides)
