import type { Order } from '../schema/mergeOrders';
import { isSameOrder, mergeOrders } from '../schema/mergeOrders';
import type { ListTask, ReorderTask } from './listTask';

/** Whether the administrator has moved a row. */
export function isOrderChanged(task: ListTask): boolean {
  return task.kind === 'reorder' && !isSameOrder(task.order, task.baseOrder);
}

/** The task with the current order by others, and the administrator's moves applied to it again. */
export function inCurrentOrder(task: ReorderTask, current: Order): ReorderTask {
  const { order, baseOrder, hasRemoteChanges } = task;
  if (isSameOrder(current, baseOrder)) return task;
  return {
    ...task,
    order: mergeOrders(order, baseOrder, current),
    baseOrder: current,
    hasRemoteChanges: hasRemoteChanges || !isSameOrder(current, order),
  };
}
