import { commandList } from '#kernel/commands/command_list'
import DemoGenerate from '#plugins/demo/commands/demo_generate'
import DemoSamples from '#plugins/demo/commands/demo_samples'
import DemoSeed from '#plugins/demo/commands/demo_seed'

export const { getMetaData, getCommand } = commandList([DemoSeed, DemoGenerate, DemoSamples])
