import SchemaBundle from '#kernel/case/forms/commands/schema_bundle'
import SchemaCheck from '#kernel/case/forms/commands/schema_check'
import SchemaCompile from '#kernel/case/forms/commands/schema_compile'
import SchemaDiff from '#kernel/case/forms/commands/schema_diff'
import SchemaList from '#kernel/case/forms/commands/schema_list'

/** The schema commands, for the command list of the kernel. */
export const schemaCommands = [SchemaList, SchemaCheck, SchemaCompile, SchemaDiff, SchemaBundle]
