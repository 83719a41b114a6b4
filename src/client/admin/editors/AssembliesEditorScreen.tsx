import { EditorScreen } from './EditorScreen';

const AssembliesEditorScreen = () => <EditorScreen name="assemblies" />;

export default AssembliesEditorScreen;
