import SchemaBundle from '#kernel/forms/commands/schema_bundle'
import SchemaCheck from '#kernel/forms/commands/schema_check'
import SchemaCompile from '#kernel/forms/commands/schema_compile'
import SchemaDiff from '#kernel/forms/commands/schema_diff'
import SchemaList from '#kernel/forms/commands/schema_list'

/** The schema commands, for the command list of the kernel. */
export const schemaCommands = [SchemaList, SchemaCheck, SchemaCompile, SchemaDiff, SchemaBundle]
