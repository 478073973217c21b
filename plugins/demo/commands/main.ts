import { commandList } from '#kernel/commands/command_list'
import DemoDictionary from '#plugins/demo/commands/demo_dictionary'
import DemoGenerate from '#plugins/demo/commands/demo_generate'
import DemoSamples from '#plugins/demo/commands/demo_samples'
import DemoSeed from '#plugins/demo/commands/demo_seed'
import DemoWhodrug from '#plugins/demo/commands/demo_whodrug'

export const { getMetaData, getCommand } = commandList([
  DemoSeed,
  DemoGenerate,
  DemoSamples,
  DemoDictionary,
  DemoWhodrug,
])
