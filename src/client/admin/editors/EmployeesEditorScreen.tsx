import { EditorScreen } from './EditorScreen';

const EmployeesEditorScreen = () => <EditorScreen name="employees" />;

export default EmployeesEditorScreen;
