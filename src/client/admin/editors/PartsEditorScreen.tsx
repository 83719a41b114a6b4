import { EditorScreen } from './EditorScreen';

const PartsEditorScreen = () => <EditorScreen name="parts" />;

export default PartsEditorScreen;
