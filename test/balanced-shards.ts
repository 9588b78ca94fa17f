import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { divide, isInEveryShard } from './shards.ts'

/** Divides the files of a run so that `--shard=1/8` takes as long as `--shard=2/8`. */
export class BalancedShards extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard!
    const [own] = divide(
      files.filter((file) => !isInEveryShard(file)),
      count,
    ).slice(index - 1)
    return [...files.filter(isInEveryShard), ...own!.files]
  }
}
