/** True if the visitor saves data or has a 2g connection: nothing is fetched ahead there. */
export function isSlowConnection(navigatorLike: object = navigator): boolean {
  if (!('connection' in navigatorLike)) return false;
  const { connection } = navigatorLike;
  if (typeof connection !== 'object' || connection === null) return false;
  const savesData = 'saveData' in connection && connection.saveData === true;
  const type = 'effectiveType' in connection ? connection.effectiveType : undefined;
  return savesData || (typeof type === 'string' && type.includes('2g'));
}
